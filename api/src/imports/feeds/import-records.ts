/** What imports of events and of news share: settings, results and the transaction. */
import type { Language } from '@park/contract/texts';
import { asc, eq } from 'drizzle-orm';
import { recordAudit } from '../../core/audit/trail';
import { catalogItems } from '../../core/database/schema/catalogs';
import { CommandError } from '../../core/command-line/run-command';
import type { Database } from '../../core/database/database';
import { searchForm } from '../../core/text-search/search-words';
import type { ImportProblem } from './import-problem';
import type { Tally } from '../shared/bulk';

export interface ImportSettings {
  /** Type of records without a known category; by default the first of the catalog. */
  type: string | null;
  /** Language in which the file is written. */
  language: Language;
  /** Imports as drafts for review. */
  isDraft: boolean;
  isDryRun: boolean;
}

export interface ImportTally extends Tally {
  /** Dates of series that are no longer in the file and are still to come. */
  cancelled: number;
  /** Records with fields that keep editors' changes despite a different value in the file. */
  kept?: number;
}

/** Totals of an import, and notes on records that were left alone. */
export interface Stored {
  tally: ImportTally;
  notes: ImportProblem[];
}

/** Rolls back the transaction of a dry run. */
class TakenBack extends Error {}

/** Runs an import in one transaction; a dry run is rolled back after counting. */
export async function inOneTransaction(
  database: Database,
  isDryRun: boolean,
  work: (transaction: Database) => Promise<Stored>,
): Promise<Stored> {
  let stored: Stored = { tally: { created: 0, updated: 0, unchanged: 0, cancelled: 0 }, notes: [] };
  try {
    await database.transaction(async (transaction) => {
      stored = await work(transaction);
      if (isDryRun) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return stored;
}

/** Finds the type of a record: the first of its categories that the park knows by id or by label, or the chosen one. */
export async function typeFinder(
  database: Database,
  catalog: 'event-types' | 'news-types',
  chosen: string | null,
): Promise<(categories: readonly string[]) => string> {
  const items = await database
    .select()
    .from(catalogItems)
    .where(eq(catalogItems.catalog, catalog))
    .orderBy(asc(catalogItems.position), asc(catalogItems.id));
  const fallback = chosen ?? items[0]?.id;
  if (fallback === undefined || !items.some(({ id }) => id === fallback))
    throw new CommandError(
      `--type: "${fallback ?? ''}" is not in the catalog ${catalog}: ${items.map(({ id }) => id).join(', ')}`,
    );
  const known = new Map(
    items.flatMap(({ id, labelEn, labelFr }) => [id, labelEn, labelFr].map((name) => [searchForm(name), id] as const)),
  );
  return (categories) =>
    categories.map((category) => known.get(searchForm(category))).find((id) => id !== undefined) ?? fallback;
}

const together = 500;

/** Queries in batches, because a statement's parameters are limited. */
export async function inParts<T, R>(values: readonly T[], read: (part: readonly T[]) => Promise<R[]>): Promise<R[]> {
  const found: R[] = [];
  for (let start = 0; start < values.length; start += together)
    found.push(...(await read(values.slice(start, start + together))));
  return found;
}

export const recordImport = (
  transaction: Database,
  kind: 'event' | 'news',
  file: string,
  tally: ImportTally,
  at: Date,
): Promise<void> =>
  recordAudit(transaction, { at, actor: null, action: 'imported', subjectKind: kind, subjectId: file, after: tally });
