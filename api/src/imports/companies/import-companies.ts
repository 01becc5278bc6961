/** Imports a table of companies: plans row by row and writes in one transaction. */
import { isRecordId } from '@park/domain';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inArray, or, sql } from 'drizzle-orm';
import { auditTrail } from '../../core/database/schema/audit';
import { buildings, companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import { asRows, insertMissing } from '../shared/bulk';
import type { ParkProblem } from '../shared/park-problem';
import type { CompanyRow } from './company-table';
import { planCompany, type Plan, type StoredCompany } from './plan-company';
import { readCompanyFile, type ReadCompanies } from './read-company-file';

export interface ImportOptions {
  /** Plans everything and writes nothing. */
  dryRun?: boolean;
  /** Imports valid rows even if others are invalid. */
  skipErrors?: boolean;
  now?: Date;
  progress?: (step: string, done: number, all: number) => void;
}

/** What happens, or would happen, to one row of the file. */
export interface RowOutcome {
  line: number;
  /** Empty when the row could not be read. */
  key: string;
  outcome: Plan['outcome'];
  /** The column that is wrong, or those that change. */
  column: string;
  message: string;
}

export interface CompanyImport {
  /** Problems of the file as a whole; nothing else was looked at then. */
  problems: ParkProblem[];
  /** In the order of lines. */
  rows: RowOutcome[];
  counts: Record<Plan['outcome'], number>;
  wasWritten: boolean;
  encoding: string;
}

const batchSize = 1_000;
/** Any number that nothing else locks. */
const importLock = 7_302_116;
const noCounts = () => ({ create: 0, update: 0, unchanged: 0, error: 0 });

/** Imports companies; importing the same file again changes nothing. Rows are locked against concurrent edits. */
export async function importCompanies(
  database: Database,
  file: string,
  { dryRun = false, skipErrors = false, now = new Date(), progress = () => {} }: ImportOptions = {},
): Promise<CompanyImport> {
  const name = path.basename(file);
  const buildingIds = new Map(
    (await database.select({ code: buildings.code, id: buildings.id }).from(buildings)).map(({ code, id }) => [
      code,
      id,
    ]),
  );
  const read = readCompanyFile(name, await readFile(file), new Set(buildingIds.keys()), (done, all) =>
    progress('reading', done, all),
  );
  if ('problems' in read)
    return { problems: read.problems, rows: [], counts: noCounts(), wasWritten: false, encoding: '' };
  try {
    return await database.transaction(async (transaction) =>
      apply(transaction, read, { dryRun, skipErrors, now, progress }, buildingIds),
    );
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === null) throw error;
    const message = constraint.includes('source_key')
      ? 'somebody added one of these companies meanwhile; nothing was written, try again'
      : `the database refused a row (${constraint}); nothing was written`;
    return {
      problems: [{ file: name, line: null, field: null, message }],
      rows: [],
      counts: noCounts(),
      wasWritten: false,
      encoding: read.encoding,
    };
  }
}

interface Planned {
  row: CompanyRow;
  stored: StoredCompany | undefined;
  plan: Plan;
}

async function apply(
  transaction: Database,
  { rows, columns, faults, encoding }: ReadCompanies,
  { dryRun, skipErrors, now, progress }: Required<ImportOptions>,
  buildingIds: ReadonlyMap<string, string>,
): Promise<CompanyImport> {
  // One import after the other, so that two never wait for each other’s rows.
  if (!dryRun) await transaction.execute(sql`SELECT pg_advisory_xact_lock(${importLock}::bigint)`);
  const planned: Planned[] = [];
  const lineOfCompany = new Map<string, number>();
  for (const batch of batchesOf(rows)) {
    const found = await storedCompanies(transaction, batch, !dryRun);
    for (const row of batch) {
      const stored = found.get(row.key) ?? found.get(row.key.toLowerCase());
      const before = stored && lineOfCompany.get(stored.id);
      if (stored) lineOfCompany.set(stored.id, before ?? row.line);
      // The same company by its key and by its id.
      const plan =
        before === undefined
          ? planCompany(row, columns, stored, buildingIds)
          : ({ outcome: 'error', column: 'key', message: `"${row.key}" is the company of line ${before}` } as const);
      planned.push({ row, stored, plan });
    }
    progress('comparing', planned.length, rows.length);
  }
  const outcomes = [
    ...planned.map(outcomeOf),
    ...faults.map(({ line, field, message }): RowOutcome => ({
      line: line ?? 0,
      key: '',
      outcome: 'error',
      column: field ?? '',
      message,
    })),
  ].sort((one, other) => one.line - other.line);
  const counts = noCounts();
  for (const { plan } of planned) counts[plan.outcome] += 1;
  counts.error += new Set(faults.map(({ line }) => line)).size;

  const wasWritten = !dryRun && (counts.error === 0 || skipErrors);
  if (wasWritten) {
    const changes = planned.filter(({ plan }) => plan.outcome === 'create' || plan.outcome === 'update');
    let done = 0;
    for (const batch of batchesOf(changes)) {
      await write(transaction, batch, now);
      done += batch.length;
      progress('writing', done, changes.length);
    }
  }
  return { problems: [], rows: outcomes, counts, wasWritten, encoding };
}

function* batchesOf<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}

/** By the key of the row: companies with that key, or, for what looks like an id, with that id. */
async function storedCompanies(
  transaction: Database,
  rows: readonly CompanyRow[],
  locks: boolean,
): Promise<Map<string, StoredCompany>> {
  const keys = rows.map(({ key }) => key);
  const ids = keys.filter(isRecordId);
  const query = transaction
    .select()
    .from(companies)
    .where(or(inArray(companies.sourceKey, keys), ids.length > 0 ? inArray(companies.id, ids) : undefined));
  const found = await (locks ? query.for('update') : query);
  return new Map([
    ...found.map((company) => [company.id, company] as const),
    ...found.map((company) => [company.sourceKey ?? company.id, company] as const),
  ]);
}

const outcomeOf = ({ row, plan }: Planned): RowOutcome => ({
  line: row.line,
  key: row.key,
  outcome: plan.outcome,
  column: plan.outcome === 'error' ? plan.column : plan.outcome === 'update' ? plan.changed.join(' ') : '',
  message: plan.outcome === 'error' ? plan.message : '',
});

async function write(transaction: Database, batch: readonly Planned[], now: Date): Promise<void> {
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
      actorId: null,
      actorName: 'operator',
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
  'tags',
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
