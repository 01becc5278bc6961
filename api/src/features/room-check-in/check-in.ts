/** Checking in for a booking, and taking its time back after the room was released. */
import type { CallResponse } from '@park/contract';
import { isRecordId } from '@park/domain';
import { and, eq, sql } from 'drizzle-orm';
import { retryTransaction } from '../../core/database/retry-transaction';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import { roomOccurrences } from '../../core/database/schema/rooms';
import { ApiError } from '../../core/errors/api-error';
import { plusMinutes } from '../../core/time/park-time';
import type { Person } from '../../http/access/person';
import {
  decideSlotWithin,
  findRoom,
  lockPersonalUse,
  lockRooms,
  noOverlapConstraint,
  publishRoomBooking,
  settleRooms,
} from '../rooms';
import { loadPeople } from '../users';
import { arrivalOf, findArrival, opensAt, type ArrivalRow } from './arrivals';

type Arrived = CallResponse<'POST /api/rooms/occurrences/{id}/check-in'>;

const notFound = () => new ApiError(404, 'errors.rooms.bookingNotFound');
const alreadyOver = () => new ApiError(409, 'errors.rooms.alreadyOver');

/** `mayCheckIn` decides about the booking; missing and foreign bookings get the same answer. */
export async function checkIn(
  context: AppContext,
  id: string,
  mayCheckIn: (row: ArrivalRow) => boolean,
): Promise<Arrived> {
  const found = isRecordId(id) ? await findArrival(context.database, id) : null;
  if (!found || !mayCheckIn(found)) throw notFound();
  try {
    return await retryTransaction(context.database, async (transaction) => {
      const now = context.clock();
      if (found.ownerId) await lockPersonalUse(transaction, found.ownerId);
      await lockRooms(transaction, [found.room.id]);
      await settleRooms(transaction, [found.room.id], now);
      const row = await findArrival(transaction, id);
      if (!row) throw notFound();
      await arrive(transaction, context, row, now);
      const after = await findArrival(transaction, id);
      if (!after) throw notFound();
      return arrivalOf(after, now);
    });
  } catch (error) {
    if (violatedConstraint(error) !== noOverlapConstraint) throw error;
    throw new ApiError(409, 'errors.rooms.takenMeanwhile', { cause: error });
  }
}

async function arrive(transaction: Database, context: AppContext, row: ArrivalRow, now: Date): Promise<void> {
  const { startsAt, endsAt, plannedEnd, state } = row;
  const canStay = state === 'booked' ? endsAt > now : state === 'released' && plannedEnd !== null && plannedEnd > now;
  if (!canStay) throw alreadyOver();
  if (opensAt(startsAt) > now)
    throw new ApiError(422, 'errors.rooms.tooEarlyToCheckIn', {
      values: { freeFrom: opensAt(startsAt).toISOString() },
    });
  if (row.checkedInAt) return;
  if (state === 'released') await requireFree(transaction, context, row, plannedEnd ?? endsAt);
  const arrived = await transaction
    .update(roomOccurrences)
    .set({
      state: 'booked',
      ...(state === 'released' && {
        endsAt: plannedEnd ?? endsAt,
        plannedEnd: null,
        sequence: sql`${roomOccurrences.sequence} + 1`,
      }),
      checkedInAt: now,
      updatedAt: now,
    })
    // Cancelling and ending a booking do not lock the room.
    .where(and(eq(roomOccurrences.id, row.id), eq(roomOccurrences.state, state)))
    .returning({ id: roomOccurrences.id });
  if (arrived.length === 0) throw alreadyOver();
  if (state === 'released') await publishRoomBooking(transaction, 'changed', [row.id], now);
}

/** The rest was free for others meanwhile: bookings, closures and hours count again. */
async function requireFree(transaction: Database, context: AppContext, row: ArrivalRow, end: Date): Promise<void> {
  const within = { ...context, database: transaction };
  const owner = row.ownerId ? (await loadPeople(within, [row.ownerId])).get(row.ownerId) : undefined;
  const room = await findRoom(transaction, row.room.id);
  if (!owner || !room) return;
  const decision = await decideSlotWithin(transaction, within, owner, {
    room,
    slot: { start: row.startsAt, end },
    ownerId: owner.id,
    companyId: row.companyId,
    contractId: row.contractId,
    // It was booked in time; only what has changed since then counts.
    isSeries: true,
    asOf: plusMinutes(row.startsAt, -room.minNoticeMinutes),
    ignoring: [row.id],
  });
  if (!('refusal' in decision)) return;
  const { refusal, values } = decision;
  if (refusal === 'errors.rooms.quotaExceeded') throw new ApiError(422, refusal, { values });
  if (refusal === 'errors.rooms.taken' || refusal === 'errors.rooms.blocked')
    throw new ApiError(409, 'errors.rooms.takenMeanwhile');
}

/** Owners, attendees, colleagues and room managers check in. */
export const mayCheckInAs =
  (person: Person, managesRooms: boolean) =>
  ({ ownerId, companyId, attendees }: ArrivalRow): boolean =>
    ownerId === person.id || companyId === person.companyId || managesRooms || isAttendee(attendees, person.email);

/** Attendees are free text, such as `Ada <ada@a.example>`; the address counts as a whole, in any letter case. */
export const isAttendee = (attendees: readonly string[], email: string): boolean =>
  attendees.some((attendee) =>
    attendee
      .toLowerCase()
      .split(/[\s<>,;]+/)
      .includes(email.toLowerCase()),
  );
