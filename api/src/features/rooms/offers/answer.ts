/** Answers to offered dates. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { isRecordId } from '@park/domain';
import type { CallResponse } from '@park/contract';
import { retryTransaction } from '../../../core/database/retry-transaction';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { roomBookings, roomOccurrences, roomOffers, rooms } from '../../../core/database/schema/rooms';
import { ApiError } from '../../../core/errors/api-error';
import { isoInterval } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { loadPeople } from '../../users';
import { requireBooking } from '../booking-access';
import { publishRoomBooking } from '../booking-events';
import { canManageRooms, contractOfChange, viewerOf } from '../booker';
import { lockPersonalUse } from '../personal-limits';
import { isTakenError, refusalError } from '../refusals';
import { requireRequestAllowance } from '../request-allowance';
import { bookingResponse } from '../responses';
import { settleRooms } from '../settle-rooms';
import { decideSlotWithin } from '../slot-decision';
import { findRoom, lockRoom } from '../store';
import { acceptOfferAction } from './messages';
import { enqueueOffers } from './enqueue-offers';

const offerNotFound = () => new ApiError(404, 'errors.rooms.offerNotFound');
const offerOver = () => new ApiError(409, 'errors.rooms.offerOver');

const offerColumns = {
  id: roomOffers.id,
  occurrenceId: roomOffers.occurrenceId,
  state: roomOffers.state,
  start: roomOffers.startsAt,
  end: roomOffers.endsAt,
  expiresAt: roomOffers.expiresAt,
  roomId: roomOffers.roomId,
  roomName: rooms.name,
  bookingId: roomBookings.id,
  ownerId: roomBookings.ownerId,
  companyId: roomBookings.companyId,
  contractId: roomBookings.contractId,
  title: roomBookings.title,
};

const selectOffers = (database: Database) =>
  database
    .select(offerColumns)
    .from(roomOffers)
    .innerJoin(roomOccurrences, eq(roomOccurrences.id, roomOffers.occurrenceId))
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .innerJoin(rooms, eq(rooms.id, roomOffers.roomId));

/** Open offers of the person's own series, soonest first. */
export async function listOffers(context: AppContext, person: Person): Promise<CallResponse<'GET /api/rooms/offers'>> {
  const rows = await selectOffers(context.database)
    .where(
      and(
        eq(roomBookings.ownerId, person.id),
        eq(roomOffers.state, 'open'),
        eq(roomOccurrences.state, 'skipped'),
        gt(roomOffers.expiresAt, context.clock()),
      ),
    )
    .orderBy(asc(roomOffers.startsAt), asc(roomOffers.id));
  return {
    items: rows.map((row) => ({
      id: row.id,
      bookingId: row.bookingId,
      title: row.title,
      room: { id: row.roomId, name: row.roomName },
      ...isoInterval(row),
      expiresAt: row.expiresAt.toISOString(),
    })),
  };
}

/**
 * Books the offered date if all rules still allow it.
 * @throws ApiError 404 for offers of others, 409 `errors.rooms.taken`, 409 `errors.rooms.offerOver`, 422
 * `errors.rooms.tooManyRequests`, or the refusal of the slot
 */
export async function acceptOffer(
  context: AppContext,
  person: Person,
  id: string,
): Promise<CallResponse<'POST /api/rooms/offers/{id}/accept'>> {
  try {
    const bookingId = await retryTransaction(context.database, (transaction) =>
      acceptWithin(transaction, context, person, id),
    );
    return bookingResponse(await requireBooking(context.database, bookingId), viewerOf(person), context.clock());
  } catch (error) {
    throw isTakenError(error) ? refusalError({ refusal: 'errors.rooms.taken' }) : error;
  }
}

/** All rules are checked again: the offer holds nothing. Returns the id of the booking. */
async function acceptWithin(transaction: Database, context: AppContext, person: Person, id: string): Promise<string> {
  const now = context.clock();
  const offer = await requireOffer(transaction, person, id);
  await lockPersonalUse(transaction, person.id);
  await lockRoom(transaction, offer.roomId);
  await settleRooms(transaction, [offer.roomId], now);
  const [accepted] = await transaction
    .update(roomOffers)
    .set({ state: 'accepted' })
    .where(and(eq(roomOffers.id, id), eq(roomOffers.state, 'open'), gt(roomOffers.expiresAt, now)))
    .returning({ id: roomOffers.id });
  if (!accepted) throw offerOver();
  const room = await findRoom(transaction, offer.roomId);
  if (!room) throw offerOver();
  const decision = await decideSlotWithin(transaction, context, person, {
    room,
    slot: offer,
    ownerId: person.id,
    companyId: offer.companyId,
    isSeries: true,
    contractId: contractOfChange(person, offer),
  });
  if ('refusal' in decision) throw refusalError(decision);
  const needsDecision = room.needsApproval && !canManageRooms(person);
  if (needsDecision) await requireRequestAllowance(transaction, person.id, now, offer.bookingId);
  const [booked] = await transaction
    .update(roomOccurrences)
    .set({
      state: needsDecision ? 'pending' : 'booked',
      reason: null,
      isWaiting: false,
      sequence: sql`${roomOccurrences.sequence} + 1`,
      updatedAt: now,
    })
    .where(and(eq(roomOccurrences.id, offer.occurrenceId), eq(roomOccurrences.state, 'skipped')))
    .returning({ id: roomOccurrences.id });
  if (!booked) throw offerOver();
  await transaction
    .update(roomBookings)
    .set({ updatedAt: now, version: sql`${roomBookings.version} + 1` })
    .where(eq(roomBookings.id, offer.bookingId));
  await publishRoomBooking(transaction, 'changed', [offer.occurrenceId], now);
  return offer.bookingId;
}

/**
 * The next person who waits for the time gets an offer. Declining twice changes nothing.
 * @throws ApiError 404 for offers of others
 */
export async function declineOffer(context: AppContext, person: Person, id: string): Promise<void> {
  await retryTransaction(context.database, async (transaction) => {
    const offer = await requireOffer(transaction, person, id);
    await transaction
      .update(roomOffers)
      .set({ state: 'declined' })
      .where(and(eq(roomOffers.id, id), eq(roomOffers.state, 'open')));
    await enqueueOffers(transaction, offer.roomId, `${id} declined`, context.clock());
  });
}

async function requireOffer(transaction: Database, person: Person, id: string) {
  const [offer] = isRecordId(id) ? await selectOffers(transaction).where(eq(roomOffers.id, id)) : [];
  if (!offer || offer.ownerId !== person.id) throw offerNotFound();
  return offer;
}

/** One click in the mail, without signing in. */
export function roomOfferActions(context: AppContext): void {
  context.mailActions.handle(acceptOfferAction, async ({ tx, payload, userId }) => {
    const people = await loadPeople({ ...context, database: tx }, [userId]);
    const person = people.get(userId);
    if (!person) throw offerNotFound();
    await acceptWithin(tx, context, person, payload.offerId);
  });
}
