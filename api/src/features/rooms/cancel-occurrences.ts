/** Cancelling dates of bookings, with everything that follows, always in the same way. */
import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { roomBookings, roomOccurrences } from '../../core/database/schema/rooms';
import { publishRoomBooking } from './booking-events';
import { withdrawRequestedMoves } from './changes/requested-move';
import { enqueueInvitations } from './invitations/invitations';
import { enqueueOffers } from './offers/enqueue-offers';

export interface Cancellation {
  /** Who cancels; null if nobody does, as when an answer does not come. */
  by: string | null;
  /** What the park says about it. */
  reason?: string;
  now: Date;
}

/** Locks a booking's dates, so that what is read next, and told to people, is what will be cancelled. */
export async function lockDates(transaction: Database, bookingId: string): Promise<void> {
  await transaction
    .select({ id: roomOccurrences.id })
    .from(roomOccurrences)
    .where(eq(roomOccurrences.bookingId, bookingId))
    .orderBy(asc(roomOccurrences.id))
    .for('no key update');
}

/**
 * Cancels the dates that match the condition, those that the person waits for included, withdraws their requested moves,
 * and tells guests, other systems and those who wait for the time. Returns the ids of the dates.
 */
export async function cancelOccurrences(
  transaction: Database,
  condition: SQL | undefined,
  { by, reason, now }: Cancellation,
): Promise<string[]> {
  const dates = await transaction
    .select({
      id: roomOccurrences.id,
      bookingId: roomOccurrences.bookingId,
      roomId: roomOccurrences.roomId,
      state: roomOccurrences.state,
    })
    .from(roomOccurrences)
    .where(and(condition, inArray(roomOccurrences.state, ['booked', 'pending', 'skipped'])))
    // In a fixed order, so that two who cancel the same dates do not wait for each other.
    .orderBy(asc(roomOccurrences.id))
    .for('no key update');
  if (dates.length === 0) return [];
  const ids = dates.map(({ id }) => id);
  await transaction
    .update(roomOccurrences)
    .set({
      state: 'cancelled',
      ...(reason === undefined ? {} : { reason }),
      decidedBy: by,
      decidedAt: now,
      updatedAt: now,
      sequence: sql`${roomOccurrences.sequence} + 1`,
    })
    .where(inArray(roomOccurrences.id, ids));
  await withdrawRequestedMoves(transaction, ids, now);
  const bookings = await transaction
    .update(roomBookings)
    .set({ updatedAt: now, version: sql`${roomBookings.version} + 1` })
    .where(inArray(roomBookings.id, [...new Set(dates.map(({ bookingId }) => bookingId))]))
    .returning({ id: roomBookings.id, version: roomBookings.version });
  for (const { id, version } of bookings) {
    await enqueueInvitations(transaction, { bookingId: id, version, now });
    for (const roomId of new Set(dates.filter(({ bookingId }) => bookingId === id).map((date) => date.roomId)))
      await enqueueOffers(transaction, roomId, `${id} ${version} cancelled`, now);
  }
  // A skipped date was never booked.
  const held = dates.filter(({ state }) => state !== 'skipped');
  await publishRoomBooking(
    transaction,
    'cancelled',
    held.map(({ id }) => id),
    now,
  );
  return ids;
}

/** Cancels the dates of a booking that have not started. Returns their ids. */
export const cancelUpcoming = (
  transaction: Database,
  bookingId: string,
  cancellation: Cancellation,
): Promise<string[]> =>
  cancelOccurrences(
    transaction,
    and(eq(roomOccurrences.bookingId, bookingId), gt(roomOccurrences.startsAt, cancellation.now)),
    cancellation,
  );
