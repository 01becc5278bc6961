/** The times to which a date can be changed on a day: free ones, its own time included. */
import { dayMs } from '@park/platform';
import type { RoomOccurrence } from '@park/contract/room-bookings';
import type { RoomAvailability, RoomDay } from '@park/contract/rooms';
import { freeSpans, intervalsOf, type TimeSpan } from '../../shared/intervals';
import { possibleEnds, possibleStarts } from '../../shared/slot';

export interface FreeTimes {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** The time that is selected; null if the room has no free time on that day. */
  readonly chosen: TimeSpan | null;
}

interface Wanted {
  readonly occurrence: RoomOccurrence;
  /** The wanted times, of this or of another day. */
  readonly start: number;
  readonly end: number;
  readonly now: Date;
}

export function freeTimes(
  roomDay: RoomDay,
  availability: Pick<RoomAvailability, 'day'>,
  { occurrence, start, end, now }: Wanted,
): FreeTimes {
  const day = { start: Date.parse(availability.day.start), end: Date.parse(availability.day.end) };
  const others = roomDay.busy.filter(({ booking }) => booking?.occurrenceId !== occurrence.id);
  const isRunning = occurrence.may.endNow;
  const from = Date.parse(occurrence.start);
  // A running date started in the past, and is as free as before for its own booking.
  const at = isRunning ? new Date(Math.min(from, now.getTime())) : now;
  const room = isRunning ? { ...roomDay.room, minNoticeMinutes: 0 } : roomDay.room;
  const spans = freeSpans(intervalsOf({ ...roomDay, room, busy: others }, day, at));
  const wanted = shiftIntoDay(isRunning ? from : start, day);
  const span =
    spans.find((one) => wanted >= one.start && wanted < one.end) ??
    spans.find((one) => one.start >= wanted) ??
    spans.at(-1);
  if (!span) return { starts: [], ends: [], chosen: null };
  const first = wanted >= span.start && wanted < span.end ? wanted : span.start;
  const slot = { room, free: span, start: first, end: Math.min(first + (end - start), span.end), isContested: false };
  const ends = possibleEnds(slot, first).filter((one) => !isRunning || one > now.getTime());
  const last = ends.findLast((one) => one <= slot.end) ?? ends[0];
  if (last === undefined) return { starts: [], ends: [], chosen: null };
  return {
    starts: spans.flatMap((free) => possibleStarts({ ...slot, free, start: free === span ? first : free.start })),
    ends,
    chosen: { start: first, end: last },
  };
}

/** The same time of the day on another day, up to the change of the clocks. */
function shiftIntoDay(at: number, day: TimeSpan): number {
  if (at >= day.start && at < day.end) return at;
  const days = Math.round((day.start - at) / dayMs);
  const shifted = at + days * dayMs;
  if (shifted < day.start) return shifted + dayMs;
  return shifted >= day.end ? shifted - dayMs : shifted;
}
