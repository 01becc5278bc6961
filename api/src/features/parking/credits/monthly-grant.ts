/** The monthly grant of the park to a company, and what the company's people receive of it. */
import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { companies } from '../../../core/database/schema/companies';
import { parkingCompanyTerms, parkingGrants } from '../../../core/database/schema/parking';
import { users } from '../../../core/database/schema/users';
import { canPark, isCompanyInPark } from '../rules/who-parks';
import { postLines, type CreditLine } from './ledger';

export interface MonthlyGrant {
  companyId: string;
  /** First day of the month, in the park's zone. */
  month: string;
  at: Date;
}

type Terms = typeof parkingCompanyTerms.$inferSelect;
type Person = Pick<typeof users.$inferSelect, 'id' | 'parkshareCredits'>;

/** Returns the ids of the companies of the park that receive credits each month, or hand out what they have earned. */
export async function listGrantedCompanies(database: Database): Promise<string[]> {
  const rows = await database
    .select({ id: companies.id })
    .from(parkingCompanyTerms)
    .innerJoin(companies, eq(companies.id, parkingCompanyTerms.companyId))
    .where(and(or(gt(parkingCompanyTerms.monthlyGrant, 0), gt(parkingCompanyTerms.personMonthly, 0)), isCompanyInPark));
  return rows.map(({ id }) => id);
}

/**
 * What the pool has above the carry-over cap expires, the grant of the month is added, and the monthly amount goes to
 * the people. A company without a grant hands out what it has; nothing of that expires. Returns false, and changes nothing, if
 * the month was granted before or there is nothing to do.
 */
export async function grantMonth(transaction: Database, { companyId, month, at }: MonthlyGrant): Promise<boolean> {
  const people = await lockPeople(transaction, companyId);
  const [row] = await transaction
    .select({ terms: parkingCompanyTerms })
    .from(parkingCompanyTerms)
    .innerJoin(companies, eq(companies.id, parkingCompanyTerms.companyId))
    .where(and(eq(parkingCompanyTerms.companyId, companyId), isCompanyInPark))
    .for('no key update', { of: parkingCompanyTerms });
  if (!row) return false;
  const { terms } = row;
  if (terms.monthlyGrant === 0) {
    const given = await postLines(transaction, monthlyLines(people, terms, terms.poolCredits, { month, at }));
    return given.size > 0;
  }
  const [grant] = await transaction
    .insert(parkingGrants)
    .values({ companyId, month, credits: terms.monthlyGrant, at })
    .onConflictDoNothing()
    .returning({ id: parkingGrants.id });
  if (!grant) return false;
  const pool = { pool: companyId };
  const carriedOver = Math.min(terms.poolCredits, terms.poolCap);
  const expired = terms.poolCredits - carriedOver;
  await postLines(transaction, [
    ...(expired > 0
      ? [
          {
            from: pool,
            to: 'expired' as const,
            amount: expired,
            reason: 'expiry' as const,
            key: `carry-over:${companyId}:${month}`,
            at,
          },
        ]
      : []),
    {
      from: 'issued',
      to: pool,
      amount: terms.monthlyGrant,
      reason: 'grant',
      key: `grant:${companyId}:${month}`,
      grantId: grant.id,
      at,
    },
    ...monthlyLines(people, terms, carriedOver + terms.monthlyGrant, { month, at }),
  ]);
  return true;
}

/** People before pools, as everywhere in the ledger. */
const lockPeople = (transaction: Database, companyId: string): Promise<Person[]> =>
  transaction
    .select({ id: users.id, parkshareCredits: users.parkshareCredits })
    .from(users)
    .where(and(eq(users.companyId, companyId), canPark))
    .orderBy(asc(users.id))
    .for('no key update');

/** Those with the fewest credits come first, in case the pool does not reach for all. */
function monthlyLines(
  people: readonly Person[],
  { companyId, personMonthly, personCap }: Terms,
  available: number,
  { month, at }: { month: string; at: Date },
): CreditLine[] {
  let left = available;
  const poorestFirst = [...people].sort((one, other) => one.parkshareCredits - other.parkshareCredits);
  return poorestFirst.flatMap(({ id, parkshareCredits }): CreditLine[] => {
    const amount = Math.min(personMonthly, personCap - parkshareCredits, left);
    if (amount <= 0) return [];
    left -= amount;
    return [
      {
        from: { pool: companyId },
        to: { person: id },
        amount,
        reason: 'distribution',
        key: `monthly:${id}:${month}`,
        at,
      },
    ];
  });
}
