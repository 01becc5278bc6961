/** The rule of an event that repeats, as the form holds it. */
import type { DraftBody } from '@park/contract/drafts';
import { addDays, isCalendarDay, isoWeekday } from '@park/platform';

export type DraftRepeat = NonNullable<DraftBody['repeat']>;

const firstWeeks = 12;

export const newRepeat = (every: DraftRepeat['every'], from: string): DraftRepeat => ({
  every,
  interval: 1,
  weekdays: [],
  monthly: 'day',
  until: isCalendarDay(from) ? addDays(from, every === 'year' ? 3 * 366 : firstWeeks * 7) : '',
  without: [],
});

/** The weekdays of a weekly rule; the one of the date itself always counts, and alone it is not stored. */
export function withWeekdays(repeat: DraftRepeat, chosen: readonly string[], from: string): DraftRepeat {
  const own = isCalendarDay(from) ? [isoWeekday(from)] : [];
  const all = [...new Set([...own, ...chosen.map(Number)])].sort((one, other) => one - other);
  return { ...repeat, weekdays: all.length === own.length ? [] : all };
}

/** The weekdays that the form shows as chosen. */
export const shownWeekdays = ({ weekdays }: DraftRepeat, from: string): string[] =>
  (weekdays.length > 0 ? weekdays : isCalendarDay(from) ? [isoWeekday(from)] : []).map(String);
