/** Credits that a manager hands out to a person of the company. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hasPermission } from '@park/domain';
import type { Database } from '../../../core/database/database';
import { violatedConstraint } from '../../../core/database/database-errors';
import { parkingCompanyTerms } from '../../../core/database/schema/parking';
import { users } from '../../../core/database/schema/users';
import { ApiError } from '../../../core/errors/api-error';
import { roleOf } from '../../../http/access/person';
import { poolNotNegativeConstraint } from './balance';
import { postLines } from './ledger';

export interface Distribution {
  companyId: string;
  userId: string;
  credits: number;
  note: string;
  actorId: string;
  at: Date;
}

/**
 * @throws ApiError 404 for people of other companies, 422 if the person may not park, or if their cap or the pool does
 * not allow it
 */
export async function distributeCredits(transaction: Database, distribution: Distribution): Promise<void> {
  const { companyId, userId, credits, note, actorId, at } = distribution;
  const [person] = await transaction.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!person || person.companyId !== companyId || person.state !== 'active')
    throw new ApiError(404, 'errors.parking.personNotFound');
  if (!hasPermission(roleOf(person.role), 'Parkshare_Book'))
    throw new ApiError(422, 'errors.parking.personCannotBook', { values: { name: person.firstName } });
  const [terms] = await transaction
    .select()
    .from(parkingCompanyTerms)
    .where(eq(parkingCompanyTerms.companyId, companyId))
    .for('no key update');
  const cap = terms?.personCap ?? 0;
  if (person.parkshareCredits + credits > cap)
    throw new ApiError(422, 'errors.parking.personCap', {
      values: { limit: cap, used: person.parkshareCredits, requested: credits, unit: 'credits', decidedBy: 'park' },
    });
  try {
    await postLines(transaction, [
      {
        from: { pool: companyId },
        to: { person: userId },
        amount: credits,
        reason: 'distribution',
        key: `distribution:${randomUUID()}`,
        at,
        actorId,
        note,
      },
    ]);
  } catch (error) {
    if (violatedConstraint(error) !== poolNotNegativeConstraint) throw error;
    throw new ApiError(422, 'errors.parking.poolTooSmall', {
      values: { left: terms?.poolCredits ?? 0, requested: credits, unit: 'credits' },
      cause: error,
    });
  }
}
