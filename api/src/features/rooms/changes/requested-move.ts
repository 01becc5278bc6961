/** Moves of accepted dates in rooms with approval: asked for, withdrawn and decided (docs/design/rooms.md, rule 3). */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { roomBookings, roomOccurrences } from '../../../core/database/schema/rooms';
import type { Interval } from '../../../core/time/park-time';
import type { RoomRow } from '../store';

export interface RequestedMove {
  /** The booking that the date belongs to. */
  bookingId: string;
  occurrence: Pick<typeof roomOccurrences.$inferSelect, 'id' | 'startsAt' | 'originalStart' | 'sequence'>;
  room: RoomRow;
  slot: Interval;
}

/** The accepted date keeps its time until the decision; asking again replaces the earlier request. */
export async function requestMove(
  transaction: Database,
  { bookingId, occurrence, room, slot }: RequestedMove,
  now: Date,
): Promise<void> {
  await withdrawRequestedMoves(transaction, [occurrence.id], now);
  await transaction.insert(roomOccurrences).values({
    bookingId,
    roomId: room.id,
    startsAt: slot.start,
    endsAt: slot.end,
    bufferMinutes: room.bufferMinutes,
    checkInMinutes: room.checkInMinutes,
    state: 'pending',
    replacesId: occurrence.id,
    originalStart: occurrence.originalStart ?? occurrence.startsAt,
    sequence: occurrence.sequence + 1,
    updatedAt: now,
  });
}

const isMoveOf = (ids: readonly string[]) =>
  and(inArray(roomOccurrences.replacesId, [...ids]), eq(roomOccurrences.state, 'pending'));

/** Ids of undecided moves of some dates. */
export async function listRequestedMoves(transaction: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await transaction.select({ id: roomOccurrences.id }).from(roomOccurrences).where(isMoveOf(ids));
  return rows.map((row) => row.id);
}

/** For dates that change or are cancelled: what was asked for before has no meaning any more. */
export async function withdrawRequestedMoves(transaction: Database, ids: readonly string[], now: Date): Promise<void> {
  await transaction.update(roomOccurrences).set({ state: 'cancelled', updatedAt: now }).where(isMoveOf(ids));
}

/**
 * Gives an accepted date the time and room of its pending request, so that the date keeps its id and its place in
 * calendars. Returns the id of the date, or null if the request is not a move; then it is accepted like any other.
 * @throws the violation of `noOverlapConstraint` if the room is taken
 */
export async function applyRequestedMove(
  transaction: Database,
  requestId: string,
  { decidedBy, now }: { decidedBy: string; now: Date },
): Promise<string | null> {
  const [request] = await transaction
    .update(roomOccurrences)
    .set({ state: 'cancelled', decidedBy, decidedAt: now, updatedAt: now })
    .where(
      and(
        eq(roomOccurrences.id, requestId),
        eq(roomOccurrences.state, 'pending'),
        sql`${roomOccurrences.replacesId} IS NOT NULL`,
      ),
    )
    .returning();
  if (!request?.replacesId) return null;
  await transaction
    .update(roomOccurrences)
    .set({
      roomId: request.roomId,
      startsAt: request.startsAt,
      endsAt: request.endsAt,
      bufferMinutes: request.bufferMinutes,
      checkInMinutes: request.checkInMinutes,
      originalStart: request.originalStart,
      sequence: sql`${roomOccurrences.sequence} + 1`,
      decidedBy,
      decidedAt: now,
      updatedAt: now,
    })
    .where(and(eq(roomOccurrences.id, request.replacesId), eq(roomOccurrences.state, 'booked')));
  await transaction
    .update(roomBookings)
    .set({
      version: sql`${roomBookings.version} + 1`,
      updatedAt: now,
      roomId: sql`CASE WHEN ${roomBookings.recurrence} IS NULL THEN ${request.roomId}::uuid ELSE ${roomBookings.roomId} END`,
    })
    .where(eq(roomBookings.id, request.bookingId));
  return request.replacesId;
}
