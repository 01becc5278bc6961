/** Pool, terms and people of a company. */
import type { CompanyCredits, CreditTerms } from '@park/contract/parking-credits';
import { hasPermission } from '@park/domain';
import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { companies } from '../../../core/database/schema/companies';
import { parkingCompanyTerms } from '../../../core/database/schema/parking';
import { dayOf, monthOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { companyNotFound } from '../errors';
import { canPark } from '../rules/who-parks';

const defaultTerms: CreditTerms & { poolCredits: number } = {
  monthlyGrant: 0,
  poolCap: 0,
  personCap: 20,
  personMonthly: 0,
  poolCredits: 0,
};

/** Managers see their company; those who manage all parking may name another one. */
export function companyOf(person: Person, companyId: string | undefined): string {
  if (companyId === undefined || companyId === person.companyId) return person.companyId;
  if (!hasPermission(person.role, 'Parkshare_SuperManage')) throw companyNotFound();
  return companyId;
}

/**
 * Credits are whole numbers; `nextGrantOn` is the first day of the next month. The caller has checked that the person
 * may see the company.
 * @throws ApiError 404 `errors.parking.companyNotFound`
 */
export async function getCompanyCredits(
  context: AppContext,
  person: Person,
  companyId: string,
): Promise<CompanyCredits> {
  const { database } = context;
  const [company] = await database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw companyNotFound();
  const { poolCredits, ...terms } = await readTerms(database, companyId);
  const today = dayOf(context.clock(), context.configuration.parkTimeZone);
  const { first, next } = monthOf(today);
  const people = await listHolders(database, companyId, first, next);
  const isOwn = companyId === person.companyId;
  const isPark = hasPermission(person.role, 'Parkshare_SuperManage');
  return {
    company,
    poolCredits,
    terms,
    nextGrantOn: next,
    people: people.map((holder) => ({
      ...holder,
      canReceive: Math.max(0, Math.min(terms.personCap - holder.credits, poolCredits)),
    })),
    may: { distribute: isOwn || isPark, changeGrant: isPark },
  };
}

async function readTerms(database: Database, companyId: string): Promise<CreditTerms & { poolCredits: number }> {
  const { monthlyGrant, poolCap, personCap, personMonthly, poolCredits } = parkingCompanyTerms;
  const [row] = await database
    .select({ monthlyGrant, poolCap, personCap, personMonthly, poolCredits })
    .from(parkingCompanyTerms)
    .where(eq(parkingCompanyTerms.companyId, companyId));
  return row ?? defaultTerms;
}

async function listHolders(database: Database, companyId: string, first: string, next: string) {
  const { rows } = await database.execute<{ id: string; name: string; credits: number; usedThisMonth: number }>(sql`
    SELECT users.id, users.first_name || ' ' || users.last_name AS name, users.parkshare_credits AS credits,
      (SELECT coalesce(sum(payment.credits), 0)::int FROM parking_payments payment
        WHERE payment.payer_user_id = users.id AND payment.state <> 'refunded'
          AND payment.day >= ${first}::date AND payment.day < ${next}::date) AS "usedThisMonth"
    FROM users
    WHERE users.company_id = ${companyId}::uuid AND ${canPark}
    ORDER BY lower(users.last_name), lower(users.first_name), users.id`);
  return rows;
}
