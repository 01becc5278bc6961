/** Rules by which a file's own zones change their clocks. */
import { addDays } from '../../core/time/park-time';
import type { RawComponent } from './calendar-blocks';
import { propertiesOf } from './recurrence';
import { ruleDates, type Rule } from '../../core/recurrence/rule-dates';
import { readWallTime } from './wall-time';

/** Years between two changes of the clocks, at most. */
const maxYears = 8;

/**
 * Throws an Error for a zone whose rules are not yearly or have no date: the library that expands them would look for one
 * for ever.
 */
export function checkZoneRules([, , observances]: RawComponent): void {
  for (const observance of observances) {
    const first = readWallTime(propertiesOf(observance, 'dtstart')[0]?.[3]);
    for (const [, , , rule] of propertiesOf(observance, 'rrule')) {
      const given = typeof rule === 'object' && rule !== null ? (rule as Rule) : {};
      if (!first || String(given.freq).toUpperCase() !== 'YEARLY')
        throw new Error('VTIMEZONE: has a rule that is not yearly');
      const span = { from: first.day, to: addDays(first.day, maxYears * 366) };
      if (ruleDates(given, first, span).next().done) throw new Error('VTIMEZONE: has a rule without a date');
    }
  }
}
