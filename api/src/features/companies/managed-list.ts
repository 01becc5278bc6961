/** All companies for the park's staff: who is here, leaves, has left or is disabled, and with which contracts. */
import type { CompanyListRow } from '@park/contract/company-editing';
import type { Language } from '@park/contract/texts';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { companies, companyContracts } from '../../core/database/schema/companies';
import { users } from '../../core/database/schema/users';
import { dayOf } from '../../core/time/park-time';
import { listFixed } from '../catalogs';

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration'>;

export async function listManagedCompanies(
  { database, clock, configuration }: Context,
  language: Language,
): Promise<CompanyListRow[]> {
  const today = dayOf(clock(), configuration.parkTimeZone);
  const rows = await database
    .select({
      id: companies.id,
      name: companies.name,
      enabled: companies.enabled,
      leavesOn: companies.leavesOn,
      leftAt: companies.leftAt,
    })
    .from(companies)
    .orderBy(asc(sql`lower(${companies.name})`), asc(companies.id));
  const people = await database
    .select({ companyId: users.companyId, count: count() })
    .from(users)
    .where(eq(users.state, 'active'))
    .groupBy(users.companyId);
  const contracts = await database
    .select({
      companyId: companyContracts.companyId,
      id: companyContracts.contractId,
      firstDay: companyContracts.firstDay,
      lastDay: companyContracts.lastDay,
    })
    .from(companyContracts)
    .orderBy(asc(companyContracts.contractId));
  const labels = new Map(listFixed('contracts', language).map(({ id, name }) => [id, name]));
  const peopleOf = new Map(people.map((row) => [row.companyId, row.count]));
  return rows.map(({ enabled, leavesOn, leftAt, ...company }) => ({
    ...company,
    state: stateOf({ enabled, leavesOn, leftAt }, today),
    leavesOn,
    peopleCount: peopleOf.get(company.id) ?? 0,
    contracts: contracts
      .filter(({ companyId }) => companyId === company.id)
      .map((contract) => ({
        name: labels.get(contract.id) ?? String(contract.id),
        firstDay: contract.firstDay,
        lastDay: contract.lastDay,
      })),
  }));
}

interface Facts {
  enabled: boolean;
  leavesOn: string | null;
  leftAt: Date | null;
}

/** The job that carries out an exit can be late, so the day decides. */
function stateOf({ enabled, leavesOn, leftAt }: Facts, today: string): CompanyListRow['state'] {
  if (leftAt || (leavesOn !== null && leavesOn < today)) return 'left';
  if (!enabled) return 'disabled';
  return leavesOn === null ? 'active' : 'leaving';
}
