/** The place at the head of the waitlist after a recall, and the spot that does not come back to the person. */
import type { Half } from '@park/contract/parking';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingBookings } from '../../../core/database/schema/parking';
import { parkingBookingRecalls } from '../../../core/database/schema/parking-holding';
import { parkingWaitlistEntries, parkingWaitlistLots } from '../../../core/database/schema/parking-waitlist';
import { openStates } from './entries';

export interface RecalledBooker {
  userId: string;
  /** The lots whose queues the person joins. */
  lotIds: readonly string[];
  day: string;
  halves: readonly Half[];
  now: Date;
}

/**
 * Puts a person whose booking was recalled or closed at the head of the lots' waitlists. An open entry for the same half moves to
 * the head instead. It does not count for the limit of open entries.
 */
export async function joinAfterRecall(
  transaction: Database,
  { userId, lotIds, day, halves, now }: RecalledBooker,
): Promise<void> {
  const [half] = halves;
  if (half === undefined || lotIds.length === 0) return;
  const choice = halves.length > 1 ? 'day' : half;
  const [inserted] = await transaction
    .insert(parkingWaitlistEntries)
    .values({ userId, day, choice, rank: 0, joinedAt: now })
    .onConflictDoNothing()
    .returning({ id: parkingWaitlistEntries.id });
  const entries = inserted
    ? [inserted]
    : await transaction
        .update(parkingWaitlistEntries)
        .set({ rank: 0 })
        .where(
          and(
            eq(parkingWaitlistEntries.userId, userId),
            eq(parkingWaitlistEntries.day, day),
            inArray(parkingWaitlistEntries.state, openStates),
            choice === 'day' ? sql`true` : ne(parkingWaitlistEntries.choice, choice === 'am' ? 'pm' : 'am'),
          ),
        )
        .returning({ id: parkingWaitlistEntries.id });
  if (entries.length === 0) return;
  await transaction
    .insert(parkingWaitlistLots)
    .values(entries.flatMap(({ id }) => lotIds.map((lotId) => ({ entryId: id, lotId }))))
    .onConflictDoNothing();
}

/** Returns the spots that were taken back from the person on the day. The waitlist does not give them to the same person again. */
export async function listRecalledSpots(
  transaction: Database,
  { userId, day }: { userId: string; day: string },
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .select({ spotId: parkingBookings.spotId })
    .from(parkingBookingRecalls)
    .innerJoin(parkingBookings, eq(parkingBookings.id, parkingBookingRecalls.bookingId))
    .where(and(eq(parkingBookingRecalls.userId, userId), eq(parkingBookings.day, day)));
  return new Set(rows.map(({ spotId }) => spotId));
}
