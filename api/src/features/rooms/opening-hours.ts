import {
  addDays,
  covers,
  dayInterval,
  dayOf,
  daysBetween,
  momentAt,
  isoWeekday,
  type Interval,
} from '../../core/time/park-time';
import type { OpeningHours } from '../../core/database/schema/rooms';

/** The intervals in which a room is open on a day, in order; adjacent ones are merged. */
export function openIntervals(hours: OpeningHours, day: string, zone: string): Interval[] {
  const weekday = String(isoWeekday(day)) as keyof OpeningHours;
  const parts = (hours[weekday] ?? []).map(({ from, until }) => ({
    start: momentAt(day, from, zone),
    end: momentAt(day, until, zone),
  }));
  return mergeAdjacent(parts);
}

/** The interval in which a room is open at a moment, into the next day where it is open over midnight; null if closed. */
export function openIntervalAt(hours: OpeningHours, at: Date, zone: string): Interval | null {
  const today = dayOf(at, zone);
  const parts = [today, addDays(today, 1)].flatMap((day) => openIntervals(hours, day, zone));
  return mergeAdjacent(parts).find(({ start, end }) => start <= at && at < end) ?? null;
}

/** Days that one slot can touch; a longer one is refused without looking at each day. */
const MAX_SLOT_DAYS = 62;

/** Whether a room is open during the whole slot, across midnight too. */
export function isOpenThroughout(hours: OpeningHours, slot: Interval, zone: string): boolean {
  const open: Interval[] = [];
  // The last moment of a slot that ends at midnight is on the day before.
  const lastDay = dayOf(new Date(slot.end.getTime() - 1), zone);
  const firstDay = dayOf(slot.start, zone);
  const days = daysBetween(firstDay, lastDay) + 1;
  if (days > MAX_SLOT_DAYS) return false;
  for (let offset = 0; offset < days; offset += 1) open.push(...openIntervals(hours, addDays(firstDay, offset), zone));
  return mergeAdjacent(open).some((interval) => covers(interval, slot));
}

/** The part of an interval that is within a day; null when there is none. */
export function clipToDay({ start, end }: Interval, day: string, zone: string): Interval | null {
  const whole = dayInterval(day, zone);
  const part = { start: start > whole.start ? start : whole.start, end: end < whole.end ? end : whole.end };
  return part.start < part.end ? part : null;
}

function mergeAdjacent(intervals: readonly Interval[]): Interval[] {
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
