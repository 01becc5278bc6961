/** Rows of the waitlist and what happens to them. */
import type { Half, HalfChoice, SpotKind } from '@park/contract/parking';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingWaitlistEntries, parkingWaitlistOffers } from '../../../core/database/schema/parking-waitlist';

/** States in which an entry still wants a spot. */
export const openStates: ('waiting' | 'offered')[] = ['waiting', 'offered'];

export interface WaitlistEntry {
  id: string;
  userId: string;
  companyId: string;
  choice: HalfChoice;
  kind: SpotKind | null;
}

/** Locks a waiting entry; false if it was served or left meanwhile. */
export async function lockWaiting(transaction: Database, id: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: parkingWaitlistEntries.id })
    .from(parkingWaitlistEntries)
    .where(and(eq(parkingWaitlistEntries.id, id), eq(parkingWaitlistEntries.state, 'waiting')))
    .for('update');
  return rows.length > 0;
}

/** Sets the final state without a check; the caller has locked the entry. `bookingId` belongs to `assigned` only. */
export async function endEntry(
  transaction: Database,
  id: string,
  state: 'assigned' | 'left' | 'declined' | 'expired',
  { now, bookingId = null }: { now: Date; bookingId?: string | null },
): Promise<void> {
  await transaction
    .update(parkingWaitlistEntries)
    .set({ state, bookingId, endedAt: now })
    .where(eq(parkingWaitlistEntries.id, id));
}

export interface NewOffer {
  entryId: string;
  spotId: string;
  day: string;
  halves: readonly Half[];
  offeredAt: Date;
  expiresAt: Date;
}

/**
 * Stores the offer and marks its entry as offered; the caller has locked the spot and orders the job that ends the
 * offer.
 */
export async function insertOffer(transaction: Database, { halves, ...offer }: NewOffer): Promise<string> {
  const [row] = await transaction
    .insert(parkingWaitlistOffers)
    .values({ ...offer, halves: [...halves] })
    .returning({ id: parkingWaitlistOffers.id });
  if (!row) throw new Error('a stored offer got no row');
  await transaction
    .update(parkingWaitlistEntries)
    .set({ state: 'offered' })
    .where(eq(parkingWaitlistEntries.id, offer.entryId));
  return row.id;
}
