/**
 * Conversions between instants and the park's local time: which day it is, when a day begins, when 08:00 is. All other
 * times in the api are UTC instants. A calendar day is `YYYY-MM-DD` without a zone.
 */
import { TZDate } from '@date-fns/tz';
import { addDays, addMonths, daysBetween, hourMs, isoWeekday, minuteMs } from '@park/domain';

export { addDays, daysBetween, isoWeekday };

export interface Interval {
  readonly start: Date;
  readonly end: Date;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns the calendar day of an instant in a zone. */
export function dayOf(moment: Date, zone: string): string {
  const there = new TZDate(moment, zone);
  return `${String(there.getFullYear()).padStart(4, '0')}-${two(there.getMonth() + 1)}-${two(there.getDate())}`;
}

/** Returns the local time of an instant in a zone, as `HH:MM`. */
export function wallTimeOf(moment: Date, zone: string): string {
  const there = new TZDate(moment, zone);
  return `${two(there.getHours())}:${two(there.getMinutes())}`;
}

/** Returns the first day of a day's month and of the following month. */
export function monthOf(day: string): { first: string; next: string } {
  const first = `${day.slice(0, 7)}-01`;
  return { first, next: addMonths(first, 1) };
}

/**
 * Returns the instant of a local time (`HH:MM`, up to `24:00`) on a day. A time skipped in spring maps to the instant
 * after the gap (02:30 → 03:30); an ambiguous time in autumn maps to its first occurrence.
 */
export function momentAt(day: string, time: string, zone: string): Date {
  const key = `${zone} ${day} ${time}`;
  const known = moments.get(key);
  if (known !== undefined) return new Date(known);
  const moment = computeMoment(day, time, zone);
  if (moments.size >= maxMoments) moments.clear();
  moments.set(key, moment);
  return new Date(moment);
}

/** Calendars ask for the same moments many times, and the conversion is slow. */
const moments = new Map<string, number>();
const maxMoments = 5_000;

function computeMoment(day: string, time: string, zone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const guess = new TZDate(year, month - 1, date, hours, minutes, zone);
  // The library may return the second of two ambiguous times; an hour earlier has the same local time.
  const earlier = new TZDate(guess.getTime() - hourMs, zone);
  const isSameWallTime = earlier.getHours() === guess.getHours() && earlier.getMinutes() === guess.getMinutes();
  return (isSameWallTime ? earlier : guess).getTime();
}

/** The interval of a calendar day, from midnight to midnight. */
export const dayInterval = (day: string, zone: string): Interval => ({
  start: momentAt(day, '00:00', zone),
  end: momentAt(addDays(day, 1), '00:00', zone),
});

/** Returns the same local time a number of days later. */
export function sameTimeDaysLater(moment: Date, days: number, zone: string): Date {
  const there = new TZDate(moment, zone);
  const later = momentAt(
    addDays(dayOf(moment, zone), days),
    `${two(there.getHours())}:${two(there.getMinutes())}`,
    zone,
  );
  return new Date(later.getTime() + there.getSeconds() * 1000 + there.getMilliseconds());
}

/** Intervals are half-open: adjacent ones do not overlap. */
export const overlaps = (one: Interval, other: Interval): boolean => one.start < other.end && other.start < one.end;

/** Intervals that are equal cover each other. */
export const covers = (outer: Interval, inner: Interval): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/** With a fraction if the interval is not of whole minutes; negative if it ends before it starts. */
export const minutesBetween = ({ start, end }: Interval): number => (end.getTime() - start.getTime()) / minuteMs;

/** Counts real minutes: across a change of the clock the local time differs. For whole days use `sameTimeDaysLater`. */
export const plusMinutes = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minuteMs);

/** The interval as calls carry it: ISO 8601 in UTC. */
export const isoInterval = ({ start, end }: Interval): { start: string; end: string } => ({
  start: start.toISOString(),
  end: end.toISOString(),
});
