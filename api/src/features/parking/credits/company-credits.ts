/** Pool, terms and people of a company. */
import type { CompanyCredits, CreditTerms } from '@park/contract/parking-credits';
import { hasPermission, rolesWith } from '@park/domain';
import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { companies } from '../../../core/database/schema/companies';
import { parkingCompanyTerms } from '../../../core/database/schema/parking';
import { ApiError } from '../../../core/errors/api-error';
import { dayOf, monthOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';

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

const companyNotFound = () => new ApiError(404, 'errors.parking.companyNotFound');

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
  const roles = sql.join(
    rolesWith('Parkshare_Book').map((role) => sql`${role}`),
    sql`, `,
  );
  const { rows } = await database.execute<{ id: string; name: string; credits: number; usedThisMonth: number }>(sql`
    SELECT person.id, person.first_name || ' ' || person.last_name AS name, person.parkshare_credits AS credits,
      (SELECT coalesce(sum(payment.credits), 0)::int FROM parking_payments payment
        WHERE payment.payer_user_id = person.id AND payment.state <> 'refunded'
          AND payment.day >= ${first}::date AND payment.day < ${next}::date) AS "usedThisMonth"
    FROM users person
    WHERE person.company_id = ${companyId}::uuid AND person.state = 'active' AND person.enabled AND person.role IN (${roles})
    ORDER BY lower(person.last_name), lower(person.first_name), person.id`);
  return rows;
}
