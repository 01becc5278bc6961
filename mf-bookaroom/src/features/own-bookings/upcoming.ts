/** The upcoming part of a booking. */
import type { RoomBooking, RoomOccurrence } from '@park/contract/rooms';

/** Booked and pending occurrences that have not ended, next first. */
export function upcomingOccurrences(booking: RoomBooking, now: Date): RoomOccurrence[] {
  return booking.occurrences.filter(
    ({ state, end }) => (state === 'booked' || state === 'pending') && Date.parse(end) > now.getTime(),
  );
}

/** Whether the whole booking is still pending. */
export const isRequest = ({ occurrences }: RoomBooking): boolean =>
  occurrences.some(({ state }) => state === 'pending') && !occurrences.some(({ state }) => state === 'booked');
