/**
 * Calendar days, written `YYYY-MM-DD`. They have no time and no zone, so all arithmetic is done in UTC and a day of
 * 23 or 25 hours counts as one day. Functions other than `isCalendarDay` expect a valid day.
 */
import { dayMs } from './durations';

const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const formatDay = (instantMs: number): string => new Date(instantMs).toISOString().slice(0, 10);

/** Whether the text is an existing day from year 1000 on; a half-typed year such as `0002-11-20` is rejected. */
export function isCalendarDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const start = startOfDay(text);
  return !Number.isNaN(start) && formatDay(start) === text;
}

/** The day a number of days later; a negative number goes back. */
export const addDays = (day: string, days: number): string => formatDay(startOfDay(day) + days * dayMs);

/** The same day of the month a number of months later, or the last day of that month if it is shorter. */
export function addMonths(day: string, months: number): string {
  const first = new Date(startOfDay(`${day.slice(0, 7)}-01`));
  first.setUTCMonth(first.getUTCMonth() + months);
  const target = formatDay(first.getTime()).slice(0, 8) + day.slice(8);
  if (isCalendarDay(target)) return target;
  first.setUTCMonth(first.getUTCMonth() + 1, 0);
  return formatDay(first.getTime());
}

/** Number of days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((startOfDay(to) - startOfDay(from)) / dayMs);

/** Weekday by ISO 8601: 1 is Monday, 7 is Sunday. */
export const isoWeekday = (day: string): number => new Date(startOfDay(day)).getUTCDay() || 7;
