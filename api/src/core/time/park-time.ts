/**
 * What a wall clock in the park decides: which day it is, when a day begins, when 08:00 is. Everything else in the api
 * is a moment in UTC. A calendar day is written `YYYY-MM-DD` and knows no zone; arithmetic on days is done on the
 * calendar, so that a day of 23 or 25 hours is one day like any other.
 */
import { TZDate } from '@date-fns/tz';
import { addDays, addMonths, daysBetween, hourMs, isoWeekday, minuteMs } from '@park/domain';

export { addDays, daysBetween, isoWeekday as weekdayOf };

export interface Interval {
  readonly start: Date;
  readonly end: Date;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The calendar day that a moment falls on in a zone. */
export function dayOf(moment: Date, zone: string): string {
  const there = new TZDate(moment, zone);
  return `${String(there.getFullYear()).padStart(4, '0')}-${two(there.getMonth() + 1)}-${two(there.getDate())}`;
}

/** First day of the month a day stands in, and of the month after it. */
export function monthOf(day: string): { first: string; next: string } {
  const first = `${day.slice(0, 7)}-01`;
  return { first, next: addMonths(first, 1) };
}

/**
 * The moment at which the clock of a zone shows a time (`HH:MM`, up to `24:00`) on a day. A time that the clock skips
 * in spring stands for the moment after the gap that is as far into it (02:30 → 03:30); of a time that comes twice in
 * autumn the first is meant.
 */
export function momentAt(day: string, time: string, zone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const guess = new TZDate(year, month - 1, date, hours, minutes, zone);
  // The library may answer the second of two equal times; the one an hour earlier shows the same clock.
  const earlier = new TZDate(guess.getTime() - hourMs, zone);
  const isSameWallTime = earlier.getHours() === guess.getHours() && earlier.getMinutes() === guess.getMinutes();
  return new Date((isSameWallTime ? earlier : guess).getTime());
}

/** From midnight to midnight. */
export const dayInterval = (day: string, zone: string): Interval => ({
  start: momentAt(day, '00:00', zone),
  end: momentAt(addDays(day, 1), '00:00', zone),
});

/** The same time of the clock a number of days later. */
export function sameTimeDaysLater(moment: Date, days: number, zone: string): Date {
  const there = new TZDate(moment, zone);
  const later = momentAt(
    addDays(dayOf(moment, zone), days),
    `${two(there.getHours())}:${two(there.getMinutes())}`,
    zone,
  );
  return new Date(later.getTime() + there.getSeconds() * 1000 + there.getMilliseconds());
}

/** Half-open: intervals that only touch do not overlap. */
export const overlaps = (one: Interval, other: Interval): boolean => one.start < other.end && other.start < one.end;

export const covers = (outer: Interval, inner: Interval): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

export const minutesBetween = ({ start, end }: Interval): number => (end.getTime() - start.getTime()) / minuteMs;

export const plusMinutes = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minuteMs);

export const wire = ({ start, end }: Interval): { start: string; end: string } => ({
  start: start.toISOString(),
  end: end.toISOString(),
});
