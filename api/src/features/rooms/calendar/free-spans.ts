/** The times of a day at which a room can still be booked. */
import { minuteMs } from '@park/domain';
import { plusMinutes, sameTimeDaysLater, type Interval } from '../../../core/time/park-time';
import type { RoomRow } from '../store';

const quarterHourMs = 15 * minuteMs;

export interface FreeSpansQuery {
  opening: readonly Interval[];
  /** Times that bookings hold, with the buffers that they were booked with. */
  held: readonly Interval[];
  /** Times at which the room is closed. */
  blocked: readonly Interval[];
  now: Date;
  zone: string;
}

/** Opening times without bookings and their buffers, blockings, the notice period and what is too far ahead. */
export function listFreeSpans(
  room: Pick<RoomRow, 'bufferMinutes' | 'minNoticeMinutes' | 'maxAdvanceDays'>,
  { opening, held, blocked, now, zone }: FreeSpansQuery,
): Interval[] {
  const notice = plusMinutes(now, room.minNoticeMinutes).getTime();
  const earliest = new Date(Math.ceil(notice / quarterHourMs) * quarterHourMs);
  const latest = sameTimeDaysLater(now, room.maxAdvanceDays, zone);
  const taken = [
    // A new booking keeps the room's present buffer before the next one.
    ...held.map(({ start, end }) => ({ start: plusMinutes(start, -room.bufferMinutes), end })),
    ...blocked,
  ].sort((one, other) => one.start.getTime() - other.start.getTime());
  return opening
    .map(({ start, end }) => ({ start: start > earliest ? start : earliest, end: end < latest ? end : latest }))
    .flatMap((open) => subtract(open, taken))
    .filter(({ start, end }) => end.getTime() - start.getTime() >= quarterHourMs);
}

/** `taken` is sorted by start. */
function subtract(open: Interval, taken: readonly Interval[]): Interval[] {
  const free: Interval[] = [];
  let { start } = open;
  for (const one of taken) {
    if (one.end <= start || one.start >= open.end) continue;
    if (one.start > start) free.push({ start, end: one.start });
    start = one.end;
  }
  return start < open.end ? [...free, { start, end: open.end }] : free;
}
