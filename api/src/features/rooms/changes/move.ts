/** Moving, lengthening and shortening one date of a booking (docs/design/rooms.md, rule 6). */
import { eq, sql } from 'drizzle-orm';
import type { CallResponse, ParsedCallInput } from '@park/contract';
import { retryTransaction } from '../../../core/database/retry-transaction';
import type { AppContext } from '../../../core/context/app-context';
import { runExclusive } from '../../../core/concurrency/run-exclusive';
import type { Database } from '../../../core/database/database';
import { roomOccurrences } from '../../../core/database/schema/rooms';
import { ApiError } from '../../../core/errors/api-error';
import { covers, type Interval } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { findAlternatives } from '../alternatives';
import { findOccurrenceToChange, requireBooking } from '../booking-access';
import { canManageRooms, contractOfChange, viewerOf } from '../booker';
import { publishRoomBooking } from '../booking-events';
import { hasOwnRequest, type BookingRow, type OccurrenceRow } from '../bookings-store';
import { invitedTo, updateInvitations } from '../invitations/invitations';
import { enqueueOffers } from '../offers/enqueue-offers';
import { lockPersonalUse } from '../personal-limits';
import { refusalError, withAlternatives } from '../refusals';
import { requireRequestAllowance } from '../request-allowance';
import { bookingResponse } from '../responses';
import { settleRooms } from '../settle-rooms';
import { decideSlotWithin } from '../slot-decision';
import { lockRooms, requireRoom, type RoomRow } from '../store';
import { updateBooking } from './booking-version';
import { listRequestedMoves, requestMove, withdrawRequestedMoves } from './requested-move';

type Body = ParsedCallInput<'PATCH /api/rooms/occurrences/{id}'>['body'];

const alreadyOver = () => new ApiError(409, 'errors.rooms.alreadyOver');

/**
 * Decides the new slot by all rules; a room that needs approval gets a request, and the earlier slot stays until the
 * decision. Moves into one room run one after the other.
 * @throws ApiError 404 for dates that the person may not change and for unknown rooms, 409 `errors.rooms.taken` with
 * alternatives, 409 `errors.rooms.changedMeanwhile`, `alreadyOver` or `alreadyRequested`, 422
 * `errors.rooms.tooManyRequests`, or the refusal of the slot
 */
export async function moveOccurrence(
  context: AppContext,
  person: Person,
  id: string,
  body: Body,
): Promise<CallResponse<'PATCH /api/rooms/occurrences/{id}'>> {
  const found = await findOccurrenceToChange(context.database, person, id);
  const room = await requireRoom(context.database, body.roomId ?? found.occurrence.roomId);
  const slot = { start: new Date(body.start), end: new Date(body.end) };
  try {
    await runExclusive(`room ${room.id}`, () =>
      retryTransaction(context.database, (transaction) =>
        moveWithin(transaction, context, person, { id, room, slot, version: body.version, ...found }),
      ),
    );
  } catch (error) {
    throw await withAlternatives(error, () =>
      findAlternatives(context, person, { room, requested: slot, people: found.booking.people, ignoring: [id] }),
    );
  }
  const booking = await requireBooking(context.database, found.booking.id);
  return {
    booking: bookingResponse(booking, viewerOf(person), context.clock()),
    warnings: (booking.people ?? 0) > room.capacity ? ['warnings.rooms.capacity'] : [],
  };
}

interface Move {
  id: string;
  booking: BookingRow;
  occurrence: OccurrenceRow;
  room: RoomRow;
  slot: Interval;
  version: number;
}

async function moveWithin(transaction: Database, context: AppContext, person: Person, move: Move): Promise<void> {
  const { booking, id, slot, version } = move;
  const now = context.clock();
  await lockPersonalUse(transaction, booking.ownerId ?? person.id);
  await lockRooms(transaction, [move.occurrence.roomId, move.room.id]);
  // Again, because it may have been archived or got other rules meanwhile.
  const room = await requireRoom(transaction, move.room.id);
  await settleRooms(transaction, [move.occurrence.roomId, room.id], now);
  await updateBooking(transaction, person, booking.id, { version, now });
  // Read again under the locks: a display or a job may have ended it.
  const { occurrence } = await findOccurrenceToChange(transaction, person, id);
  const old = { start: occurrence.startsAt, end: occurrence.endsAt };
  if ((occurrence.state !== 'booked' && occurrence.state !== 'pending') || old.end <= now) throw alreadyOver();
  if (old.start <= now) return changeEnd(transaction, context, person, { ...move, room, occurrence }, old);

  const isWithinOld = room.id === occurrence.roomId && covers(old, slot);
  const decision = await decideSlotWithin(transaction, context, person, {
    // A shorter booking needs no new notice.
    room: isWithinOld ? { ...room, minNoticeMinutes: 0 } : room,
    slot,
    ownerId: booking.ownerId ?? person.id,
    companyId: booking.companyId,
    isSeries: booking.recurrence !== null,
    contractId: booking.recurrence === null ? undefined : contractOfChange(person, booking),
    ignoring: [id, ...(await listRequestedMoves(transaction, [id]))],
  });
  if ('refusal' in decision) throw refusalError(decision);
  const needsDecision = room.needsApproval && !canManageRooms(person) && !isWithinOld;
  if (needsDecision && occurrence.state === 'booked') {
    if (booking.ownerId) await requireRequestAllowance(transaction, booking.ownerId, now, booking.id);
    return requestMove(transaction, { bookingId: booking.id, occurrence, room, slot }, now);
  }
  const state = needsDecision || (isWithinOld && occurrence.state === 'pending') ? 'pending' : 'booked';
  if (
    state === 'pending' &&
    booking.ownerId !== null &&
    (await hasOwnRequest(transaction, room.id, booking.ownerId, slot, now, [id]))
  )
    throw new ApiError(409, 'errors.rooms.alreadyRequested');
  await updateOccurrence(transaction, occurrence, { slot, room, state, now });
  await updateInvitations(transaction, { ...invitedTo(booking), now });
  await enqueueOffers(transaction, occurrence.roomId, `${id} ${version} moved`, now);
  if (booking.recurrence === null)
    await updateBooking(transaction, person, booking.id, {
      version: version + 1,
      now,
      changes: { roomId: room.id, contractId: decision.contractId },
    });
  await withdrawRequestedMoves(transaction, [id], now);
  await publishRoomBooking(transaction, 'changed', [id], now);
}

/** A running booking may only end earlier or later. */
async function changeEnd(
  transaction: Database,
  context: AppContext,
  person: Person,
  { booking, occurrence, room, slot }: Move,
  old: Interval,
): Promise<void> {
  const now = context.clock();
  if (room.id !== occurrence.roomId || slot.start.getTime() !== old.start.getTime())
    throw refusalError({ refusal: 'errors.rooms.inThePast' });
  if (slot.end <= now) throw refusalError({ refusal: 'errors.rooms.inThePast' });
  if (slot.end > old.end) {
    const decision = await decideSlotWithin(transaction, context, person, {
      room: { ...room, minNoticeMinutes: 0 },
      slot,
      ownerId: booking.ownerId ?? person.id,
      companyId: booking.companyId,
      isSeries: true,
      contractId: contractOfChange(person, booking),
      asOf: old.start,
      ignoring: [occurrence.id],
    });
    if ('refusal' in decision) throw refusalError(decision);
  }
  await updateOccurrence(transaction, occurrence, { slot, room, state: 'booked', now });
  await publishRoomBooking(transaction, 'changed', [occurrence.id], now);
}

async function updateOccurrence(
  transaction: Database,
  occurrence: typeof roomOccurrences.$inferSelect,
  { slot, room, state, now }: { slot: Interval; room: RoomRow; state: 'booked' | 'pending'; now: Date },
): Promise<void> {
  const isMoved = slot.start.getTime() !== occurrence.startsAt.getTime();
  await transaction
    .update(roomOccurrences)
    .set({
      roomId: room.id,
      startsAt: slot.start,
      endsAt: slot.end,
      bufferMinutes: room.bufferMinutes,
      checkInMinutes: room.checkInMinutes,
      state,
      ...(isMoved && occurrence.originalStart === null ? { originalStart: occurrence.startsAt } : {}),
      sequence: sql`${roomOccurrences.sequence} + 1`,
      updatedAt: now,
    })
    .where(eq(roomOccurrences.id, occurrence.id));
}
