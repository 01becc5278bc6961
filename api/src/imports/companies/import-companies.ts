/** Imports a table of companies: plans row by row and writes in one transaction. */
import { isRecordId } from '@park/domain';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inArray, or, sql } from 'drizzle-orm';
import { buildings, companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import { findSectors } from '../../core/catalogs/sectors';
import type { ParkProblem } from '../shared/park-problem';
import type { CompanyRow } from './company-table';
import { knownNames, type KnownNames } from './known-names';
import { planCompany, type Plan, type StoredCompany } from './plan-company';
import { writeCompanies, type PlannedCompany } from './write-companies';
import { readCompanyFile, type ReadCompanies } from './read-company-file';

export interface ImportOptions {
  /** Plans everything and writes nothing. */
  dryRun?: boolean;
  /** Imports valid rows even if others are invalid. */
  skipErrors?: boolean;
  /** Categories that the file names otherwise, by what they mean. */
  categories?: Readonly<Record<string, string>>;
  /** Who imports in the portal; null on the command line. */
  actor?: { id: string } | null;
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
  /** Categories that the park does not have, with the number of rows: one question for all of them. */
  unknownCategories: { value: string; rows: number }[];
}

const batchSize = 1_000;
/** Any number that nothing else locks. */
const importLock = 7_302_116;
const noCounts = () => ({ create: 0, update: 0, unchanged: 0, error: 0 });

/** Imports companies; importing the same file again changes nothing. Rows are locked against concurrent edits. */
export const importCompanies = async (
  database: Database,
  file: string,
  options: ImportOptions = {},
): Promise<CompanyImport> => importCompanyTable(database, path.basename(file), await readFile(file), options);

/** The same for a table that is in memory. */
export async function importCompanyTable(
  database: Database,
  name: string,
  bytes: Buffer,
  {
    dryRun = false,
    skipErrors = false,
    categories = {},
    actor = null,
    now = new Date(),
    progress = () => {},
  }: ImportOptions = {},
): Promise<CompanyImport> {
  const places = await database
    .select({ code: buildings.code, name: buildings.name, id: buildings.id })
    .from(buildings);
  const buildingIds = new Map(places.map(({ code, id }) => [code, id]));
  const read = readCompanyFile(name, bytes, places, (done, all) => progress('reading', done, all));
  if ('problems' in read)
    return {
      problems: read.problems,
      rows: [],
      counts: noCounts(),
      wasWritten: false,
      encoding: '',
      unknownCategories: [],
    };
  try {
    return await database.transaction(async (transaction) =>
      apply(transaction, read, { dryRun, skipErrors, categories, actor, now, progress }, buildingIds),
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
      unknownCategories: [],
    };
  }
}

async function apply(
  transaction: Database,
  { rows: read, columns, faults, encoding, keys }: ReadCompanies,
  { dryRun, skipErrors, categories, actor, now, progress }: Required<ImportOptions>,
  buildingIds: ReadonlyMap<string, string>,
): Promise<CompanyImport> {
  // One import after the other, so that two never wait for each other’s rows.
  if (!dryRun) await transaction.execute(sql`SELECT pg_advisory_xact_lock(${importLock}::bigint)`);
  const known = await knownNames(transaction);
  const rows = read.map((row) => ({ ...row, category: known.categoryOf(row.category, categories) }));
  const sectorIds = await findSectors(
    transaction,
    rows.flatMap(({ tags }) => tags ?? []),
  );
  const planned: PlannedCompany[] = [];
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
          ? planCompany(row, columns, stored, buildingIds, sectorIds)
          : ({ outcome: 'error', column: 'key', message: `"${row.key}" is the company of line ${before}` } as const);
      planned.push({ row, stored, plan });
    }
    progress('comparing', planned.length, rows.length);
  }
  const outcomes = [
    ...planned.map((one) => outcomeOf(one, sectorIds, known)),
    ...faults.map(({ line, field, message }): RowOutcome => ({
      line: line ?? 0,
      key: keys.get(line ?? 0) ?? '',
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
      await writeCompanies(transaction, batch, now, actor);
      done += batch.length;
      progress('writing', done, changes.length);
    }
  }
  const unknownCategories = known.unknownCategories(rows);
  return { problems: [], rows: outcomes, counts, wasWritten, encoding, unknownCategories };
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

const outcomeOf = (
  { row, plan, stored }: PlannedCompany,
  sectorIds: ReadonlyMap<string, string>,
  known: KnownNames,
): RowOutcome => ({
  line: row.line,
  key: row.key,
  outcome: plan.outcome,
  column: plan.outcome === 'error' ? plan.column : plan.outcome === 'update' ? plan.changed.join(' ') : '',
  message:
    plan.outcome === 'error'
      ? plan.message
      : [newSectors(row, sectorIds), ...known.warningsOf(row, stored)].filter(Boolean).join('; '),
});

/** Names of sectors that the catalog does not know: the import adds them for review. */
function newSectors({ tags }: CompanyRow, sectorIds: ReadonlyMap<string, string>): string {
  const unknown = (tags ?? []).filter((name) => !sectorIds.has(name));
  return unknown.length === 0 ? '' : `new sectors, to be reviewed in the catalog: ${unknown.join(', ')}`;
}
