/** Rooms, and what becomes of their bookings. */
import type { CallResponse, ParsedCallInput } from '@park/contract';
import type { Language } from '@park/contract/texts';
import { isRecordId } from '@park/domain';
import type { Person } from '../../http/access/person';
import { retryTransaction } from '../../core/database/retry-transaction';
import { recordAudit } from '../../core/audit/trail';
import { ApiError } from '../../core/errors/api-error';
import type { AppContext } from '../../core/context/app-context';
import { findForPerson, requireBooking } from './booking-access';
import { bookingResponse, isLive, roomResponse } from './responses';
import { bookerOf, canManageRooms, viewerOf } from './booker';
import { listOwnBookings } from './bookings-store';
import { cancelUpcoming, lockDates } from './cancel-occurrences';
import { informOfCancellation } from './owner-messages';
import { roomNotFound } from './refusals';
import { contractsForRoom } from './rules';
import { findRoom, listEquipmentNames } from './store';

type OwnQuery = ParsedCallInput<'GET /api/rooms/bookings'>['query'];

/** A room that the person may book. Throws 404 for other rooms. */
export async function getRoom(
  context: AppContext,
  person: Person,
  language: Language,
  id: string,
): Promise<CallResponse<'GET /api/rooms/{id}'>> {
  const room = isRecordId(id) ? await findRoom(context.database, id) : null;
  if (!room || (!canManageRooms(person) && contractsForRoom(room, bookerOf(person)).length === 0)) throw roomNotFound();
  return roomResponse(room, await listEquipmentNames(context.database, language));
}

/** Bookings that the person owns, also those that others made. */
export async function getOwnBookings(
  context: AppContext,
  person: Person,
  { when, pageSize, paginationId }: OwnQuery,
): Promise<CallResponse<'GET /api/rooms/bookings'>> {
  const now = context.clock();
  const page = await listOwnBookings(context.database, {
    of: { ownerId: person.id, companyId: person.companyId },
    when,
    now,
    pageSize,
    paginationId,
  });
  return {
    items: page.rows.map((row) => bookingResponse(row, viewerOf(person), now)),
    paginationId: page.paginationId,
  };
}

/** Coming bookings of the person's company, for its leads. */
export async function getCompanyBookings(
  context: AppContext,
  person: Person,
  page: ParsedCallInput<'GET /api/rooms/company-bookings'>['query'],
): Promise<CallResponse<'GET /api/rooms/company-bookings'>> {
  const now = context.clock();
  const { rows, paginationId } = await listOwnBookings(context.database, {
    of: { companyId: person.companyId },
    when: 'upcoming',
    now,
    ...page,
  });
  return { items: rows.map((row) => bookingResponse(row, viewerOf(person), now)), paginationId };
}

/** @throws ApiError 404 `errors.rooms.bookingNotFound`, also for bookings that the person may not see */
export async function getBooking(
  context: AppContext,
  person: Person,
  id: string,
): Promise<CallResponse<'GET /api/rooms/bookings/{id}'>> {
  return bookingResponse(await findForPerson(context.database, person, id), viewerOf(person), context.clock());
}

/** Cancels the occurrences that have not started. A cancellation by anybody but the owner is recorded in the audit trail. */
export async function cancelBooking(
  context: AppContext,
  person: Person,
  id: string,
): Promise<CallResponse<'DELETE /api/rooms/bookings/{id}'>> {
  const now = context.clock();
  const after = await retryTransaction(context.database, async (transaction) => {
    const found = await findForPerson(transaction, person, id);
    await lockDates(transaction, found.id);
    const before = await requireBooking(transaction, found.id);
    const cancelled = await cancelUpcoming(transaction, before.id, { by: person.id, now });
    if (cancelled.length === 0) {
      // Somebody else may have cancelled it after it was read.
      const current = await requireBooking(transaction, before.id);
      if (current.occurrences.some(({ state }) => state === 'cancelled')) return current;
      throw new ApiError(409, 'errors.rooms.alreadyStarted');
    }
    const dates = before.occurrences.filter(({ id: one, state }) => cancelled.includes(one) && isLive(state));
    await informOfCancellation(transaction, { booking: before, dates, by: person, now });
    if (before.ownerId !== person.id) {
      await recordAudit(transaction, {
        at: now,
        actor: person,
        action: 'cancelled',
        subjectKind: 'room-booking',
        subjectId: before.id,
      });
    }
    return requireBooking(transaction, before.id);
  });
  return bookingResponse(after, viewerOf(person), now);
}
