/**
 * Parking credits. `parking_credit_entries` is an append-only ledger; a trigger adds each entry to
 * `users.parkshare_credits`, and the check constraint `users_credits_not_negative` rejects payments without cover,
 * concurrent ones too.
 */
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { users } from '../../core/database/schema/users';
import { parkingCreditEntries } from '../../core/database/schema/parking';

/** Name of the check constraint that rejects a negative balance. */
export const creditsNotNegativeConstraint = 'users_credits_not_negative';

/**
 * Returns the person's `parkshareCredits` (ENT-07): the sum of the ledger, never negative; 0 for an unknown id. Code
 * that reads the person's row anyway can use the column `users.parkshare_credits` instead.
 */
export async function getParkingBalance(database: Database, userId: string): Promise<number> {
  const [row] = await database.select({ balance: users.parkshareCredits }).from(users).where(eq(users.id, userId));
  return row?.balance ?? 0;
}

export type CreditEntryDraft = Pick<
  typeof parkingCreditEntries.$inferInsert,
  'delta' | 'reason' | 'bookingId' | 'releaseId' | 'grantId' | 'at'
> & {
  userId: string;
  /** Identifies the event: `booking:<id>`, `cancellation:<id>:am`. A second entry of the same event is ignored. */
  idempotencyKey: string;
};

/**
 * Writes entries and thereby the balance. Call it in the transaction of what is paid for.
 * @throws the violation of `users_credits_not_negative` if the balance does not cover it
 */
export async function writeCredits(transaction: Database, entries: CreditEntryDraft[]): Promise<void> {
  if (entries.length === 0) return;
  await transaction
    .insert(parkingCreditEntries)
    .values(entries)
    .onConflictDoNothing({ target: parkingCreditEntries.idempotencyKey });
}
