import { dayMs, minuteMs } from '@park/domain';
import { tzOffset } from '@date-fns/tz';
import ICAL from 'ical.js';
import type { Interval } from '../time/park-time';

const yearMs = 366 * dayMs;

interface Change {
  at: number;
  /** UTC offsets in minutes, before and after the change. */
  before: number;
  from: number;
}

const offsetAt = (zone: string, moment: number) => tzOffset(zone, new Date(moment));

/** UTC offset changes of a zone within a span. */
function changesIn(zone: string, start: number, end: number): Change[] {
  const changes: Change[] = [];
  for (let day = start; day < end; day += dayMs) {
    const before = offsetAt(zone, day);
    const from = offsetAt(zone, day + dayMs);
    if (before === from) continue;
    let early = day;
    let late = day + dayMs;
    while (late - early > minuteMs) {
      const middle = early + Math.floor((late - early) / 2 / minuteMs) * minuteMs;
      if (offsetAt(zone, middle) === before) early = middle;
      else late = middle;
    }
    changes.push({ at: late, before, from });
  }
  return changes;
}

/**
 * Returns the VTIMEZONE of a zone for a span: one observance per offset change from a year before to a year after it,
 * with dates instead of rules, so that it is correct for irregular changes too.
 */
export function timeZoneComponent(zone: string, span: Interval): ICAL.Component {
  const start = Math.floor((span.start.getTime() - yearMs) / dayMs) * dayMs;
  const end = span.end.getTime() + yearMs;
  const first = offsetAt(zone, start);
  const changes: Change[] = [{ at: start, before: first, from: first }, ...changesIn(zone, start, end)];
  const standard = Math.min(...changes.map(({ from }) => from));
  const component = new ICAL.Component('vtimezone');
  component.addPropertyWithValue('tzid', zone);
  for (const { at, before, from } of changes) {
    const observance = new ICAL.Component(from > standard ? 'daylight' : 'standard');
    // RFC 5545 requires the local time before the change.
    observance.addPropertyWithValue('dtstart', floating(new Date(at + before * minuteMs)));
    observance.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(before * 60));
    observance.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(from * 60));
    observance.addPropertyWithValue('tzname', nameAt(zone, at));
    component.addSubcomponent(observance);
  }
  return component;
}

const nameAt = (zone: string, moment: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** The UTC fields of a date as a floating time. */
const floating = (date: Date): ICAL.Time =>
  ICAL.Time.fromData({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    isDate: false,
  });
