/** The credits of a person who leaves. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { users } from '../../../core/database/schema/users';
import { postLines } from './ledger';

/**
 * Moves the balance of a person who leaves to the pool of the company. Call it after the refunds of the halves that the
 * person loses. A person who is deleted needs no call: a trigger does the same.
 */
export async function forfeitCredits(
  transaction: Database,
  { userId, key, at }: { userId: string; /** Identifies the departure, for example its date. */ key: string; at: Date },
): Promise<void> {
  const [person] = await transaction
    .select({ companyId: users.companyId, credits: users.parkshareCredits })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!person || person.credits === 0) return;
  await postLines(transaction, [
    {
      from: { person: userId },
      to: { pool: person.companyId },
      amount: person.credits,
      reason: 'leaving',
      key: `leaving:${userId}:${key}`,
      at,
    },
  ]);
}
