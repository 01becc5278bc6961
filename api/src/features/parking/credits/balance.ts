/** A person's balance, and the constraints that refuse a negative one. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingCompanyTerms } from '../../../core/database/schema/parking';
import { users } from '../../../core/database/schema/users';

/** Names of the check constraints that refuse payments without cover, concurrent ones too. */
export const creditsNotNegativeConstraint = 'users_credits_not_negative';
export const poolNotNegativeConstraint = 'parking_pool_not_negative';

/**
 * Returns the person's `parkshareCredits` (ENT-07): the sum of the ledger, never negative; 0 for an unknown id. Code
 * that reads the person's row anyway can use the column `users.parkshare_credits` instead.
 */
export async function getParkingBalance(database: Database, userId: string): Promise<number> {
  const [row] = await database.select({ balance: users.parkshareCredits }).from(users).where(eq(users.id, userId));
  return row?.balance ?? 0;
}

/** Returns the credits of a company's pool. */
export async function getPoolBalance(database: Database, companyId: string): Promise<number> {
  const [row] = await database
    .select({ credits: parkingCompanyTerms.poolCredits })
    .from(parkingCompanyTerms)
    .where(eq(parkingCompanyTerms.companyId, companyId));
  return row?.credits ?? 0;
}
