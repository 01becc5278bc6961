/** The upcoming part of a booking. */
import type { RoomBooking, RoomOccurrence } from '@park/contract/room-bookings';

export const isUpcoming = ({ state, end }: RoomOccurrence, now: Date): boolean =>
  (state === 'booked' || state === 'pending') && Date.parse(end) > now.getTime();

/** Booked and pending occurrences that have not ended, next first. */
export function upcomingOccurrences(booking: RoomBooking, now: Date): RoomOccurrence[] {
  return booking.occurrences.filter((occurrence) => isUpcoming(occurrence, now));
}

/** Whether the whole booking is still pending. */
export const isRequest = ({ occurrences }: RoomBooking): boolean =>
  occurrences.some(({ state }) => state === 'pending') && !occurrences.some(({ state }) => state === 'booked');
