import { maxPendingRoomRequests } from '@park/domain';
import { and, countDistinct, eq, ne } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { roomBookings, roomOccurrences } from '../../core/database/schema/rooms';
import { users } from '../../core/database/schema/users';
import { ApiError } from '../../core/errors/api-error';
import { isOpenRequest } from './current-state';

/**
 * Requires that a person may make one more request. Locks the person's row, because parallel requests may be for
 * different rooms. `bookingId` is the booking that the request is about, if it exists already: its open requests are
 * the same request.
 * @throws ApiError 422 with the limit and the number of undecided requests
 */
export async function requireRequestAllowance(
  transaction: Database,
  personId: string,
  now: Date,
  bookingId?: string,
): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, personId)).for('no key update');
  const [row] = await transaction
    .select({ used: countDistinct(roomOccurrences.bookingId) })
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .where(
      and(
        eq(roomBookings.ownerId, personId),
        bookingId === undefined ? undefined : ne(roomBookings.id, bookingId),
        isOpenRequest(now),
      ),
    );
  const used = row?.used ?? 0;
  if (used < maxPendingRoomRequests) return;
  throw new ApiError(422, 'errors.rooms.tooManyRequests', {
    values: { limit: maxPendingRoomRequests, used, unit: 'bookings' },
  });
}
