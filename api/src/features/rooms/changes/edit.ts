/** Changes of a booking's texts. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { retryTransaction } from '../../../core/database/retry-transaction';
import type { AppContext } from '../../../core/context/app-context';
import { roomOccurrences } from '../../../core/database/schema/rooms';
import { ApiError } from '../../../core/errors/api-error';
import type { Person } from '../../../http/access/person';
import { findForPerson, requireBooking } from '../booking-access';
import { publishRoomBooking } from '../booking-events';
import { canChange, viewerOf } from '../booker';
import { invitedTo, updateInvitations } from '../invitations/invitations';
import { bookingNotFound } from '../refusals';
import { bookingResponse, isLive } from '../responses';
import { updateBooking } from './booking-version';

type Body = ParsedCallInput<'PATCH /api/rooms/bookings/{id}'>['body'];

/**
 * Changes texts and attendees of all coming dates, sends invitations or their changes, and publishes `changed` to
 * webhooks. Omitted fields keep their values.
 * @throws ApiError 404 for bookings that the person may not change, 409 `errors.rooms.alreadyOver`, 409
 * `errors.rooms.changedMeanwhile` for an old version
 */
export async function editBooking(
  context: AppContext,
  person: Person,
  id: string,
  { version, title, people, note, attendees }: Body,
): Promise<CallResponse<'PATCH /api/rooms/bookings/{id}'>> {
  const now = context.clock();
  const viewer = viewerOf(person);
  await retryTransaction(context.database, async (transaction) => {
    const booking = await findForPerson(transaction, person, id);
    if (!canChange(booking, viewer)) throw bookingNotFound();
    if (!bookingResponse(booking, viewer, now).may.edit) throw new ApiError(409, 'errors.rooms.alreadyOver');
    const changes = {
      ...(title === undefined ? {} : { title }),
      ...(people === undefined ? {} : { people }),
      ...(note === undefined ? {} : { note }),
      ...(attendees === undefined ? {} : { attendees }),
    };
    await updateBooking(transaction, person, booking.id, { version, now, changes });
    // Calendars show a change only with a higher sequence.
    await transaction
      .update(roomOccurrences)
      .set({ sequence: sql`${roomOccurrences.sequence} + 1`, updatedAt: now })
      .where(and(eq(roomOccurrences.bookingId, booking.id), gt(roomOccurrences.endsAt, now)));
    const coming = booking.occurrences.filter(({ state, endsAt }) => isLive(state) && endsAt > now);
    await publishRoomBooking(
      transaction,
      'changed',
      coming.map((date) => date.id),
      now,
    );
    await updateInvitations(transaction, { ...invitedTo({ ...booking, ...changes }), now });
  });
  return bookingResponse(await requireBooking(context.database, id), viewer, now);
}
