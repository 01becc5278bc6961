/** The decision about a requested move; approvals call it inside their transaction. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { roomBookings, roomOccurrences } from '../../../core/database/schema/rooms';

/**
 * Gives an accepted date the time and room of its pending request, so that the date keeps its id and its place in
 * calendars. Returns false if the request is not a move; then it is accepted like any other.
 * @throws the violation of `noOverlapConstraint` if the room is taken
 */
export async function applyRequestedMove(
  transaction: Database,
  requestId: string,
  { decidedBy, now }: { decidedBy: string; now: Date },
): Promise<boolean> {
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
  if (!request?.replacesId) return false;
  await transaction
    .update(roomOccurrences)
    .set({
      roomId: request.roomId,
      startsAt: request.startsAt,
      endsAt: request.endsAt,
      bufferMinutes: request.bufferMinutes,
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
  return true;
}
