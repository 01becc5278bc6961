/**
 * Parking credits. The ledger `parking_credit_entries` is append-only and the truth; a trigger adds each entry to
 * `users.parkshare_credits`, and the check `users_credits_not_negative` on that column is what decides whether somebody
 * can pay, also when many pay at once.
 */
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { users } from '../../core/database/schema/users';
import { parkingCreditEntries } from '../../core/database/schema/parking';

/** Name of the check that refuses a balance below zero. */
export const creditsNotNegativeConstraint = 'users_credits_not_negative';

/**
 * The person's `parkshareCredits` (ENT-07): the sum of the ledger, never below zero; 0 for an unknown id.
 * It is the column `users.parkshare_credits`, so that whoever reads the person's row anyway (`GET /api/users/user`, the
 * answer to a login) has it already and needs no second query.
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
  /** Names the event: `booking:<id>`, `cancellation:<id>:am`. The second entry of an event changes nothing. */
  idempotencyKey: string;
};

/**
 * Writes entries and with them the balance. Belongs into the transaction of what is paid for. Throws the database's
 * violation of `users_credits_not_negative` when there is not enough.
 */
export async function writeCredits(transaction: Database, entries: CreditEntryDraft[]): Promise<void> {
  if (entries.length === 0) return;
  await transaction
    .insert(parkingCreditEntries)
    .values(entries)
    .onConflictDoNothing({ target: parkingCreditEntries.idempotencyKey });
}
