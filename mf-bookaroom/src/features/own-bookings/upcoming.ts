/** What is still to come of a booking. */
import type { RoomBooking, RoomOccurrence } from '@park/contract/rooms';

/** Occurrences that hold or ask for the room and have not ended, next first. */
export function comingOccurrences(booking: RoomBooking, now: Date): RoomOccurrence[] {
  return booking.occurrences.filter(
    ({ state, end }) => (state === 'booked' || state === 'pending') && Date.parse(end) > now.getTime(),
  );
}

/** Nothing of it is decided yet. */
export const isRequest = ({ occurrences }: RoomBooking): boolean =>
  occurrences.some(({ state }) => state === 'pending') && !occurrences.some(({ state }) => state === 'booked');
