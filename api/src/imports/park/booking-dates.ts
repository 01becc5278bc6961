/** The dates of a row of `room-bookings.csv`, and the time of each of them. */
import { addDays } from '@park/domain';
import { momentAt, type Interval } from '../../core/time/park-time';
import type { RoomBookingRow } from './park-folder';

/** Days in order: one, or the same weekday of each week until `repeats_until`. */
export function bookingDays({ day, repeats_until: until }: RoomBookingRow): string[] {
  const days = [day];
  for (let next = addDays(day, 7); until !== null && next <= until; next = addDays(next, 7)) days.push(next);
  return days;
}

/** The times of the row on a day of the park. */
export const bookingSlot = ({ from, until }: RoomBookingRow, day: string, zone: string): Interval => ({
  start: momentAt(day, from, zone),
  end: momentAt(day, until, zone),
});
