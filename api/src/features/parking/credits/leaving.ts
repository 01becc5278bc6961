/** The credits of people and companies that leave. */
import { and, eq, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingPayments } from '../../../core/database/schema/parking-credits';
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

/**
 * What others have paid for halves to come that somebody had released before leaving: the company's pool earns it instead of
 * the person, and the park, which gets the spot back, instead of the company.
 */
export async function endEarnings(
  transaction: Database,
  { people, companyId, fromDay }: { people: readonly string[]; companyId: string | null; fromDay: string },
): Promise<void> {
  const isToCome = and(eq(parkingPayments.state, 'held'), gte(parkingPayments.day, fromDay));
  if (people.length > 0)
    await transaction
      .update(parkingPayments)
      .set({ earnerKind: 'pool', earnerUserId: null })
      .where(and(isToCome, inArray(parkingPayments.earnerUserId, [...people])));
  if (companyId !== null)
    await transaction
      .update(parkingPayments)
      .set({ earnerKind: 'park', earnerUserId: null, earnerCompanyId: null })
      .where(and(isToCome, eq(parkingPayments.earnerCompanyId, companyId)));
}
