import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { roomBookings } from '../../../core/database/schema/rooms';
import { changedMeanwhile } from '../refusals';

type Changes = Partial<
  Pick<
    typeof roomBookings.$inferInsert,
    'title' | 'people' | 'note' | 'attendees' | 'ownerId' | 'isForColleague' | 'roomId' | 'contractId' | 'recurrence'
  >
>;

/**
 * Stores changes of a booking and raises its version.
 * @throws 409 `errors.rooms.changedMeanwhile` if the booking has another version than the one that was read
 */
export async function updateBooking(
  transaction: Database,
  id: string,
  { version, now, changes = {} }: { version: number; now: Date; changes?: Changes },
): Promise<void> {
  const updated = await transaction
    .update(roomBookings)
    .set({ ...changes, updatedAt: now, version: sql`${roomBookings.version} + 1` })
    .where(and(eq(roomBookings.id, id), eq(roomBookings.version, version)))
    .returning({ id: roomBookings.id });
  if (updated.length === 0) throw changedMeanwhile();
}
