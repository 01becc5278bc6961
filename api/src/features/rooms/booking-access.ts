/** Which booking a person may read or change. Missing and foreign bookings get the same answer. */
import { isRecordId } from '@park/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { roomOccurrences } from '../../core/database/schema/rooms';
import type { Person } from '../../http/access/person';
import { findBookings, type BookingRow, type OccurrenceRow } from './bookings-store';
import { canChange, canSeeDetails, viewerOf } from './booker';
import { bookingNotFound } from './refusals';

/**
 * Checks no access: for bookings that the caller has found for the person before.
 * @throws ApiError 404 `errors.rooms.bookingNotFound`
 */
export async function requireBooking(database: Database, id: string): Promise<BookingRow> {
  const [booking] = await findBookings(database, [id]);
  if (!booking) throw bookingNotFound();
  return booking;
}

/** A booking of the person or of the company that they lead, or any booking for room managers. */
export async function findForPerson(database: Database, person: Person, id: string): Promise<BookingRow> {
  const [booking] = isRecordId(id) ? await findBookings(database, [id]) : [];
  if (!booking || !canSeeDetails(booking, viewerOf(person))) throw bookingNotFound();
  return booking;
}

/** A date that the person may change, with its booking. */
export async function findOccurrenceToChange(
  database: Database,
  person: Person,
  id: string,
): Promise<{ booking: BookingRow; occurrence: OccurrenceRow }> {
  const [found] = isRecordId(id)
    ? await database
        .select({ bookingId: roomOccurrences.bookingId })
        .from(roomOccurrences)
        .where(eq(roomOccurrences.id, id))
    : [];
  const [booking] = found ? await findBookings(database, [found.bookingId]) : [];
  const occurrence = booking?.occurrences.find((one) => one.id === id);
  if (!booking || !occurrence || !canChange(booking, viewerOf(person))) throw bookingNotFound();
  return { booking, occurrence };
}
