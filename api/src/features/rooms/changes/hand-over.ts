/** Handing a booking over to a colleague; who booked it and whose hours count stay (docs/design/rooms.md, rule 10). */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import { users } from '../../../core/database/schema/users';
import { ApiError } from '../../../core/errors/api-error';
import type { Person } from '../../../http/access/person';
import { findForPerson, requireBooking } from '../booking-access';
import { viewerOf } from '../booker';
import { publishRoomBooking } from '../booking-events';
import type { BookingRow } from '../bookings-store';
import { bookingResponse, isLive } from '../responses';
import { isColleague, listPeopleByName } from '../colleagues';
import { informOfHandOver } from '../owner-messages';
import { updateBooking } from './booking-version';

type Body = ParsedCallInput<'POST /api/rooms/bookings/{id}/owner'>['body'];

const isPossibleOwner = (person: Person, booking: BookingRow) =>
  and(isColleague(person, booking.companyId), booking.ownerId === null ? undefined : ne(users.id, booking.ownerId));

/**
 * People by name who could have the booking next, at most 50.
 * @throws ApiError 404 for bookings that the person may not see
 */
export async function listNextOwners(
  context: AppContext,
  person: Person,
  id: string,
  queryText: string,
): Promise<CallResponse<'GET /api/rooms/bookings/{id}/colleagues'>> {
  const booking = await findForPerson(context.database, person, id);
  return { items: await listPeopleByName(context.database, isPossibleOwner(person, booking), queryText) };
}

/**
 * Notifies both owners, except the person who decides, and publishes `changed` to webhooks.
 * @throws ApiError 404 for bookings that the person may not see, 422 `errors.rooms.notColleague`, 409
 * `errors.rooms.changedMeanwhile` for an old version
 */
export async function handOver(
  context: AppContext,
  person: Person,
  id: string,
  { version, ownerId }: Body,
): Promise<CallResponse<'POST /api/rooms/bookings/{id}/owner'>> {
  const now = context.clock();
  await retryTransaction(context.database, async (transaction) => {
    const booking = await findForPerson(transaction, person, id);
    const [next] = await transaction
      .select({ id: users.id, name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
      .from(users)
      .where(and(eq(users.id, ownerId), isPossibleOwner(person, booking)))
      .for('no key update');
    if (!next)
      throw new ApiError(422, 'errors.rooms.notColleague', { fields: { ownerId: 'errors.rooms.notColleague' } });
    await updateBooking(transaction, person, booking.id, { version, now, changes: { ownerId, isForColleague: false } });
    const dates = booking.occurrences.filter(({ state, endsAt }) => isLive(state) && endsAt > now);
    await publishRoomBooking(
      transaction,
      'changed',
      dates.map((date) => date.id),
      now,
    );
    await informOfHandOver(transaction, { booking, dates, by: person, now }, next);
    if (booking.ownerId !== person.id)
      await recordAudit(transaction, {
        at: now,
        actor: person,
        action: 'handed-over',
        subjectKind: 'room-booking',
        subjectId: booking.id,
      });
  });
  return bookingResponse(await requireBooking(context.database, id), viewerOf(person), now);
}
