/** Cancelling one date of a booking, or this and the following ones. */
import { and, eq, gt, gte } from 'drizzle-orm';
import { isRecordId } from '@park/domain';
import type { CallResponse } from '@park/contract';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import { roomOccurrences } from '../../../core/database/schema/rooms';
import { ApiError } from '../../../core/errors/api-error';
import type { Person } from '../../../http/access/person';
import { findForPerson, requireBooking } from '../booking-access';
import { viewerOf } from '../booker';
import { cancelOccurrences, lockDates } from '../cancel-occurrences';
import { informOfCancellation } from '../owner-messages';
import { bookingNotFound } from '../refusals';
import { bookingResponse, isLive } from '../responses';

/**
 * Cancels dates that have not begun, informs the owner, and frees the time. Cancelling twice changes nothing.
 * @throws ApiError 404 for dates that the person may not cancel, 409 `errors.rooms.alreadyStarted`
 */
export async function cancelDates(
  context: AppContext,
  person: Person,
  id: string,
  scope: 'one' | 'following',
): Promise<CallResponse<'DELETE /api/rooms/occurrences/{id}'>> {
  const now = context.clock();
  const bookingId = await retryTransaction(context.database, async (transaction) => {
    const [found] = isRecordId(id)
      ? await transaction.select().from(roomOccurrences).where(eq(roomOccurrences.id, id))
      : [];
    if (!found) throw bookingNotFound();
    await findForPerson(transaction, person, found.bookingId);
    await lockDates(transaction, found.bookingId);
    const booking = await requireBooking(transaction, found.bookingId);
    const start = booking.occurrences.find((one) => one.id === id)?.startsAt ?? found.startsAt;
    const cancelled = await cancelOccurrences(
      transaction,
      and(
        eq(roomOccurrences.bookingId, booking.id),
        scope === 'one' ? eq(roomOccurrences.id, id) : gte(roomOccurrences.startsAt, start),
        gt(roomOccurrences.startsAt, now),
      ),
      { by: person.id, now },
    );
    if (cancelled.length === 0) {
      // Somebody else may have cancelled it after it was read.
      const current = await requireBooking(transaction, booking.id);
      if (current.occurrences.some((one) => one.id === id && one.state === 'cancelled')) return booking.id;
      throw new ApiError(409, 'errors.rooms.alreadyStarted');
    }
    const dates = booking.occurrences.filter(({ id: one, state }) => cancelled.includes(one) && isLive(state));
    await informOfCancellation(transaction, { booking, dates, by: person, now });
    if (booking.ownerId !== person.id)
      await recordAudit(transaction, {
        at: now,
        actor: person,
        action: 'cancelled',
        subjectKind: 'room-booking',
        subjectId: booking.id,
      });
    return booking.id;
  });
  return bookingResponse(await requireBooking(context.database, bookingId), viewerOf(person), now);
}
