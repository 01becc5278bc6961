/** The days of a series, and their times on the park's wall clock. */
import type { Recurrence } from '../../../core/database/schema/rooms';
import { addDays, isoWeekday, momentAt, monthOf, type Interval } from '../../../core/time/park-time';

const DAYS_PER_WEEK = 7;

/** Days from `from` to the recurrence's last day, both included. Stops after `limit` days. */
export function listSeriesDays(from: string, recurrence: Recurrence, limit: number): string[] {
  const days: string[] = [];
  const add = (day: string) => {
    if (day >= from && day <= recurrence.until) days.push(day);
  };
  if (recurrence.every === 'month') {
    for (let month = monthOf(from).first; month <= recurrence.until && days.length < limit; month = monthOf(month).next)
      add(nthWeekday(month, recurrence.weekday, recurrence.nth));
    return days;
  }
  for (let day = from; day <= recurrence.until && days.length < limit; day = addDays(day, 1))
    if (recurrence.every === 'day' || recurrence.weekdays.includes(isoWeekday(day))) add(day);
  return days;
}

/** The nth weekday of the month that starts on `first`; -1 is the last. */
function nthWeekday(first: string, weekday: number, nth: number): string {
  if (nth === -1) {
    const last = addDays(monthOf(first).next, -1);
    return addDays(last, -((isoWeekday(last) - weekday + DAYS_PER_WEEK) % DAYS_PER_WEEK));
  }
  const earliest = addDays(first, (weekday - isoWeekday(first) + DAYS_PER_WEEK) % DAYS_PER_WEEK);
  return addDays(earliest, (nth - 1) * DAYS_PER_WEEK);
}

/** A date's interval: 02:30 in the gap of the clock change becomes 03:30. */
export const slotOn = (day: string, { start, end }: { start: string; end: string }, zone: string): Interval => ({
  start: momentAt(day, start, zone),
  end: momentAt(day, end, zone),
});
