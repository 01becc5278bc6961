import {
  addDays,
  covers,
  dayInterval,
  dayOf,
  daysBetween,
  momentAt,
  weekdayOf,
  type Interval,
} from '../../core/time/park-time';
import type { OpeningHours } from '../../core/database/schema/rooms';

/** When a room is open on a day of the park, in order; parts that touch are one. */
export function openingOn(hours: OpeningHours, day: string, zone: string): Interval[] {
  const weekday = String(weekdayOf(day)) as keyof OpeningHours;
  const parts = (hours[weekday] ?? []).map(({ from, until }) => ({
    start: momentAt(day, from, zone),
    end: momentAt(day, until, zone),
  }));
  return joined(parts);
}

/** Days that one slot can touch; a longer one is refused without looking at each day. */
const MAX_SLOT_DAYS = 62;

/** Whether a room is open throughout; a room that is open around the clock is so over midnight too. */
export function isOpenThroughout(hours: OpeningHours, wish: Interval, zone: string): boolean {
  const open: Interval[] = [];
  // The last moment of a wish that ends at midnight belongs to the day before.
  const lastDay = dayOf(new Date(wish.end.getTime() - 1), zone);
  const firstDay = dayOf(wish.start, zone);
  const days = daysBetween(firstDay, lastDay) + 1;
  if (days > MAX_SLOT_DAYS) return false;
  for (let offset = 0; offset < days; offset += 1) open.push(...openingOn(hours, addDays(firstDay, offset), zone));
  return joined(open).some((interval) => covers(interval, wish));
}

/** The part of an interval that lies in a day; null when there is none. */
export function withinDay({ start, end }: Interval, day: string, zone: string): Interval | null {
  const whole = dayInterval(day, zone);
  const part = { start: start > whole.start ? start : whole.start, end: end < whole.end ? end : whole.end };
  return part.start < part.end ? part : null;
}

function joined(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const next of [...intervals]
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start.getTime() - other.start.getTime())) {
    const last = result.at(-1);
    if (last && next.start <= last.end)
      result[result.length - 1] = { start: last.start, end: next.end > last.end ? next.end : last.end };
    else result.push(next);
  }
  return result;
}
