/** A room and a time that somebody chose, before it is booked. Moments in milliseconds. */
import type { Room } from '@park/contract/rooms';
import type { Span } from './intervals';

export interface Slot extends Span {
  readonly room: Room;
  /** How far the room is free around it: within it the times can be changed. */
  readonly free: Span;
  /** Others have asked for it too. */
  readonly isContested: boolean;
}

const minute = 60_000;
const quarter = 15 * minute;

/** From a moment on as long as asked for, at most as long as the room allows and stays free. */
export function slotFrom(room: Room, free: Span, start: number, minutes: number, isContested = false): Slot {
  const end = Math.min(start + Math.min(minutes, room.maxDurationMinutes) * minute, free.end);
  return { room, free, start, end, isContested };
}

/** Quarters of an hour at which it can begin. */
export const startsWithin = ({ free, start }: Slot): number[] => moments(free.start, free.end - quarter, start);

/** Quarters of an hour at which it can end when it begins at `start`. */
export const endsWithin = ({ room, free, end }: Slot, start: number): number[] =>
  moments(start + quarter, Math.min(free.end, start + room.maxDurationMinutes * minute), end);

/** Every quarter from first to last, and the one that is chosen already, if it lies between. */
function moments(first: number, last: number, chosen: number): number[] {
  const found = new Set([chosen].filter((at) => at >= first && at <= last));
  if (first <= last) found.add(first).add(last);
  for (let at = Math.ceil(first / quarter) * quarter; at <= last; at += quarter) found.add(at);
  return [...found].sort((one, other) => one - other);
}
