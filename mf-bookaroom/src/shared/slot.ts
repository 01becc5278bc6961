/** A selected room and time, before booking. Times are in milliseconds. */
import { minuteMs } from '@park/platform';
import type { Room } from '@park/contract/rooms';
import type { TimeSpan } from './intervals';

export interface Slot extends TimeSpan {
  readonly room: Room;
  /** The free time around it, within which the times can be changed. */
  readonly free: TimeSpan;
  /** Others have pending requests for this time. */
  readonly isContested: boolean;
  /** The last day, if the same time is wanted on the days after the first as well. */
  readonly lastDay?: string;
}

const quarterHourMs = 15 * minuteMs;

/** A slot from `start` that lasts `minutes`, or less if the room's limit or free time is shorter. */
export function createSlot(room: Room, free: TimeSpan, start: number, minutes: number, isContested = false): Slot {
  const end = Math.min(start + Math.min(minutes, room.maxDurationMinutes) * minuteMs, free.end);
  return { room, free, start, end, isContested };
}

/** The quarter hours at which the booking can start. */
export const possibleStarts = ({ free, start }: Slot): number[] =>
  quarterHoursBetween(free.start, free.end - quarterHourMs, start);

/** The quarter hours at which a booking from `start` can end. */
export const possibleEnds = ({ room, free, end }: Slot, start: number): number[] =>
  quarterHoursBetween(start + quarterHourMs, Math.min(free.end, start + room.maxDurationMinutes * minuteMs), end);

/** All quarter hours from first to last, and the selected time if it is between them. */
function quarterHoursBetween(first: number, last: number, chosen: number): number[] {
  const found = new Set([chosen].filter((at) => at >= first && at <= last));
  if (first <= last) found.add(first).add(last);
  for (let at = Math.ceil(first / quarterHourMs) * quarterHourMs; at <= last; at += quarterHourMs) found.add(at);
  return [...found].sort((one, other) => one - other);
}
