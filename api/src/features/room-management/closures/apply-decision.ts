import type { AppContext } from '../../../core/context/app-context';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { roomBookings, roomOccurrences } from '../../../core/database/schema/rooms';
import type { Database } from '../../../core/database/database';
import { ApiError } from '../../../core/errors/api-error';
import { notify } from '../../../core/notifications/notify';
import { isoInterval, type Interval } from '../../../core/time/park-time';
import { roomBookingPath } from '../../../core/web-addresses/pages';
import type { Person } from '../../../http/access/person';
import {
  cancelOccurrences,
  decideSlotWithin,
  findRoom,
  publishRoomBooking,
  searchLink,
  withdrawRequestedMoves,
} from '../../rooms';
import { loadPeople } from '../../users';
import { bookingCancelled, bookingMoved } from './message-kinds';
import type { TouchedRow } from './touched';

export interface TouchedDecision {
  row: TouchedRow;
  decision: { action: 'move' | 'keep' | 'cancel'; to?: { roomId: string; start: string; end: string } | undefined };
  by: Person;
  /** What the owner reads, by language. */
  reasons: { en: string; fr: string };
}

/**
 * Moves, keeps or cancels a date, and tells its owner. Does nothing to a date that its owner has cancelled meanwhile.
 * @throws ApiError 409 `errors.rooms.takenMeanwhile` if the date cannot move there, 400 for a move without a target
 */
export async function applyDecision(
  transaction: Database,
  context: AppContext,
  { row, decision, by, reasons }: TouchedDecision,
): Promise<void> {
  if (decision.action === 'keep') return;
  const now = context.clock();
  const { occurrence, booking, room } = row;
  // Owners cancel without the lock of the room.
  if (!(await lockLive(transaction, occurrence.id))) return;
  const before = { start: occurrence.startsAt, end: occurrence.endsAt };
  const owner = booking.ownerId
    ? (await loadPeople({ ...context, database: transaction }, [booking.ownerId])).get(booking.ownerId)
    : undefined;
  const reason = reasons[owner?.language ?? 'en'];
  const zone = context.configuration.parkTimeZone;
  const values = { title: booking.title, room: room.name, ...isoInterval(before), reason };

  if (decision.action === 'cancel') {
    await cancelOccurrences(transaction, eq(roomOccurrences.id, occurrence.id), { by: by.id, reason, now });
    if (owner)
      await notify(transaction, {
        personId: owner.id,
        kind: bookingCancelled,
        values,
        link: searchLink(before, zone),
        now,
      });
    return;
  }

  if (!decision.to) throw new ApiError(400, 'errors.validation', { fields: { decisions: 'errors.field.required' } });
  const slot: Interval = { start: new Date(decision.to.start), end: new Date(decision.to.end) };
  const target = await findRoom(transaction, decision.to.roomId);
  if (!owner || !target) throw new ApiError(409, 'errors.rooms.takenMeanwhile');
  // What the owner asked for instead of the touched time has no meaning any more.
  await withdrawRequestedMoves(transaction, [occurrence.id], now);
  const refused = await decideSlotWithin(transaction, { ...context, database: transaction }, owner, {
    room: target,
    slot,
    ownerId: owner.id,
    companyId: booking.companyId,
    contractId: booking.contractId,
    // The person did not ask for the move, so that the person's own limits do not count.
    isSeries: true,
    ignoring: [occurrence.id],
  });
  if ('refusal' in refused) throw new ApiError(409, 'errors.rooms.takenMeanwhile');
  await transaction
    .update(roomOccurrences)
    .set({
      roomId: target.id,
      startsAt: slot.start,
      endsAt: slot.end,
      // Calendars know the date by its first start (RECURRENCE-ID).
      originalStart: occurrence.originalStart ?? occurrence.startsAt,
      bufferMinutes: target.bufferMinutes,
      checkInMinutes: target.checkInMinutes,
      sequence: sql`${roomOccurrences.sequence} + 1`,
      decidedBy: by.id,
      decidedAt: now,
      updatedAt: now,
    })
    .where(eq(roomOccurrences.id, occurrence.id));
  await transaction
    .update(roomBookings)
    .set({
      version: sql`${roomBookings.version} + 1`,
      updatedAt: now,
      ...(booking.recurrence === null && { roomId: target.id }),
    })
    .where(eq(roomBookings.id, occurrence.bookingId));
  await publishRoomBooking(transaction, 'changed', [occurrence.id], now);
  await notify(transaction, {
    personId: owner.id,
    kind: bookingMoved,
    values: { ...values, to: { room: target.name, ...isoInterval(slot) } },
    link: roomBookingPath(occurrence.bookingId),
    now,
  });
}

/** Locks a date until the transaction ends; false if it is over or cancelled. */
async function lockLive(transaction: Database, id: string): Promise<boolean> {
  const [live] = await transaction
    .select({ id: roomOccurrences.id })
    .from(roomOccurrences)
    .where(and(eq(roomOccurrences.id, id), inArray(roomOccurrences.state, ['booked', 'pending'])))
    .for('no key update');
  return live !== undefined;
}
