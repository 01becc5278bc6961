/** Writes planned rows of a table of companies, in batches of one statement each. */
import { sql } from 'drizzle-orm';
import { auditTrail } from '../../core/database/schema/audit';
import { companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { asRows, insertMissing } from '../shared/bulk';
import type { CompanyRow } from './company-table';
import type { Plan, StoredCompany } from './plan-company';

export interface PlannedCompany {
  row: CompanyRow;
  stored: StoredCompany | undefined;
  plan: Plan;
}

/** Writes what is planned for a batch of rows, and its lines of the audit trail. */
export async function writeCompanies(
  transaction: Database,
  batch: readonly PlannedCompany[],
  now: Date,
  actor: { id: string } | null,
): Promise<void> {
  const changes = batch.flatMap(({ row, stored, plan }) =>
    plan.outcome === 'create' || plan.outcome === 'update'
      ? [
          {
            stored,
            values: {
              ...plan.facts,
              sourceKey: row.key,
              updatedAt: now,
              createdAt: now,
              id: stored?.id,
              version: (stored?.version ?? 0) + 1,
            },
          },
        ]
      : [],
  );
  const valuesOf = (isKnown: boolean) =>
    changes.filter(({ stored }) => (stored !== undefined) === isKnown).map(({ values }) => values);
  const fresh = asRows(companies, [...changingColumns, 'sourceKey', 'createdAt'], valuesOf(false));
  const columns = sql.join(
    fresh.columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const { rows: added } = await transaction.execute<{ id: string; source_key: string }>(
    sql`INSERT INTO companies (${columns}) SELECT ${columns} FROM ${fresh.from} RETURNING id, source_key`,
  );
  const ids = new Map(added.map(({ id, source_key: key }) => [key, id]));

  const known = asRows(companies, [...changingColumns, 'id'], valuesOf(true));
  const assignments = sql.join(
    known.columns
      .filter(({ name }) => name !== 'id')
      .map(({ name }) => sql`${sql.identifier(name)} = given.${sql.identifier(name)}`),
    sql`, `,
  );
  await transaction.execute(sql`UPDATE companies SET ${assignments} FROM ${known.from} WHERE companies.id = given.id`);
  await insertMissing(
    transaction,
    auditTrail,
    batch.map(({ row, stored, plan }) => ({
      at: now,
      actorId: actor?.id ?? null,
      actorName: actor ? null : 'operator',
      companyId: stored?.id ?? ids.get(row.key) ?? null,
      action: stored ? 'changed' : 'created',
      subjectKind: 'company',
      subjectId: stored?.id ?? ids.get(row.key) ?? row.key,
      before: stored ? factsOf(stored, plan) : null,
      after: plan.outcome === 'create' || plan.outcome === 'update' ? factsOf(plan.facts, plan) : null,
    })),
  );
}

const changingColumns = [
  'name',
  'category',
  'agreementType',
  'buildingId',
  'address',
  'texts',
  'sectors',
  'teamSize',
  'foundedIn',
  'website',
  'email',
  'phone',
  'isEpfl',
  'isPublished',
  'enabled',
  'emailPreferencesEnabled',
  'version',
  'updatedAt',
] as const;

/** The changed facts for the audit trail. */
function factsOf(company: object, plan: Plan): object {
  const keys = plan.outcome === 'create' || plan.outcome === 'update' ? Object.keys(plan.facts) : [];
  return Object.fromEntries(Object.entries(company).filter(([key]) => keys.includes(key)));
}
