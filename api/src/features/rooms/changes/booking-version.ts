import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { hasVersion } from '../../../core/database/record-version';
import { roomBookings } from '../../../core/database/schema/rooms';
import { ApiError } from '../../../core/errors/api-error';
import type { Person } from '../../../http/access/person';
import { findForPerson } from '../booking-access';
import { viewerOf } from '../booker';
import { bookingResponse } from '../responses';

type Changes = Partial<
  Pick<
    typeof roomBookings.$inferInsert,
    'title' | 'people' | 'note' | 'attendees' | 'ownerId' | 'isForColleague' | 'roomId' | 'contractId' | 'recurrence'
  >
>;

/**
 * Stores changes of a booking and raises its version.
 * @throws ApiError 409 `errors.rooms.changedMeanwhile` with the stored booking if it has another version than the one
 * that was read, 404 if the person may not see it any more
 */
export async function updateBooking(
  transaction: Database,
  person: Person,
  id: string,
  { version, now, changes = {} }: { version: number; now: Date; changes?: Changes },
): Promise<void> {
  const updated = await transaction
    .update(roomBookings)
    .set({ ...changes, updatedAt: now, version: sql`${roomBookings.version} + 1` })
    .where(and(eq(roomBookings.id, id), hasVersion(roomBookings.version, version)))
    .returning({ id: roomBookings.id });
  if (updated.length > 0) return;
  const current = bookingResponse(await findForPerson(transaction, person, id), viewerOf(person), now);
  throw new ApiError(409, 'errors.rooms.changedMeanwhile', { details: { current } });
}
