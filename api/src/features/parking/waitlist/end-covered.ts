/** Ends entries of a person who has found a spot in another way. */
import type { Half } from '@park/contract/parking';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingWaitlistEntries } from '../../../core/database/schema/parking-waitlist';

/**
 * Ends waiting entries that the booked halves fulfil: with one half, all except those for the other half. Entries with
 * an open offer stay. Call it in the transaction of the booking.
 */
export async function endCoveredEntries(
  transaction: Database,
  { userId, day, halves, now }: { userId: string; day: string; halves: readonly Half[]; now: Date },
): Promise<void> {
  await transaction
    .update(parkingWaitlistEntries)
    .set({ state: 'left', endedAt: now })
    .where(
      and(
        eq(parkingWaitlistEntries.userId, userId),
        eq(parkingWaitlistEntries.day, day),
        eq(parkingWaitlistEntries.state, 'waiting'),
        halves.length > 1 ? sql`true` : ne(parkingWaitlistEntries.choice, halves[0] === 'am' ? 'pm' : 'am'),
      ),
    );
}
