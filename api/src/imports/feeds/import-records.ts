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
  /** What categories mean that the park does not know: ids of the catalog by category. */
  categories?: Readonly<Record<string, string>>;
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
  records: ImportedRecord[];
  unknownCategories: UnknownCategory[];
}

/** A category of new records that the park does not know. */
export interface UnknownCategory {
  value: string;
  /** Number of records that have it. */
  rows: number;
  /** Id of the type that they get. */
  fallback: string;
}

/** A record that an import adds or changes. */
export interface ImportedRecord {
  line: number;
  key: string;
  title: string;
  outcome: 'create' | 'update';
}

/** Who imports in the portal. */
export type ImportActor = NonNullable<Parameters<typeof recordAudit>[1]['actor']>;

/** Rolls back the transaction of a dry run. */
class TakenBack extends Error {}

/** Runs an import in one transaction; a dry run is rolled back after counting. */
export async function inOneTransaction(
  database: Database,
  isDryRun: boolean,
  work: (transaction: Database) => Promise<Stored>,
): Promise<Stored> {
  let stored: Stored = {
    tally: { created: 0, updated: 0, unchanged: 0, cancelled: 0 },
    notes: [],
    records: [],
    unknownCategories: [],
  };
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

export interface TypeFinder {
  /** The first of the categories that the park knows by id or by label, or the chosen type. */
  typeOf: (categories: readonly string[]) => string;
  /** One note for all new records whose categories the park does not know, with what becomes of them. */
  noteOnUnknown: (fresh: readonly CategorisedRecord[]) => ImportProblem[];
  /** Each of these categories, the most frequent first. */
  unknownIn: (fresh: readonly CategorisedRecord[]) => UnknownCategory[];
}

interface CategorisedRecord {
  line: number;
  categories: readonly string[];
}

/** A feed can have a category of its own for each record; rare ones get the usual type without a question. */
const maxUnknownCategories = 20;

/**
 * Categories are compared in search form with ids and labels of the catalog, and with what the settings say.
 * @throws CommandError if the chosen type is not in the catalog, or the catalog is empty
 */
export async function typeFinder(
  database: Database,
  catalog: 'event-types' | 'news-types',
  { type: chosen, categories: meanings = {} }: ImportSettings,
): Promise<TypeFinder> {
  const items = await database
    .select()
    .from(catalogItems)
    .where(eq(catalogItems.catalog, catalog))
    .orderBy(asc(catalogItems.position), asc(catalogItems.id));
  const fallback = chosen ?? items[0]?.id;
  const usual = items.find(({ id }) => id === fallback);
  if (fallback === undefined || !usual)
    throw new CommandError(
      `--type: "${fallback ?? ''}" is not in the catalog ${catalog}: ${items.map(({ id }) => id).join(', ')}`,
    );
  const known = new Map(
    items.flatMap(({ id, labelEn, labelFr }) => [id, labelEn, labelFr].map((name) => [searchForm(name), id] as const)),
  );
  for (const [category, id] of Object.entries(meanings))
    if (items.some((item) => item.id === id)) known.set(searchForm(category), id);
  const knownTypeOf = (categories: readonly string[]) =>
    categories.map((category) => known.get(searchForm(category))).find((id) => id !== undefined);
  const withoutType = (fresh: readonly CategorisedRecord[]) =>
    fresh.filter(({ categories }) => categories.length > 0 && knownTypeOf(categories) === undefined);
  return {
    typeOf: (categories) => knownTypeOf(categories) ?? fallback,
    noteOnUnknown(fresh) {
      const unknown = withoutType(fresh);
      const names = [...new Set(unknown.flatMap(({ categories }) => categories))].map(
        (name) => `"${name.slice(0, 80)}"`,
      );
      const line = unknown[0]?.line;
      if (line === undefined) return [];
      return [
        {
          line,
          message: `the park has no category ${names.join(', ')}; new records with no other become "${usual.labelEn}"`,
          isNote: true,
          isQuestion: true,
        },
      ];
    },
    unknownIn(fresh) {
      const rows = new Map<string, number>();
      for (const { categories } of withoutType(fresh))
        for (const category of new Set(categories.map((name) => name.slice(0, 60))))
          rows.set(category, (rows.get(category) ?? 0) + 1);
      return [...rows]
        .map(([value, count]) => ({ value, rows: count, fallback }))
        .sort((one, other) => other.rows - one.rows)
        .slice(0, maxUnknownCategories);
    },
  };
}

const together = 500;

/** Queries in batches, because a statement's parameters are limited. */
export async function inParts<T, R>(values: readonly T[], read: (part: readonly T[]) => Promise<R[]>): Promise<R[]> {
  const found: R[] = [];
  for (let start = 0; start < values.length; start += together)
    found.push(...(await read(values.slice(start, start + together))));
  return found;
}

/** One entry in the audit trail for the whole file. `actor` is null for an import by command. */
export const recordImport = (
  transaction: Database,
  kind: 'event' | 'news',
  file: string,
  tally: ImportTally,
  at: Date,
  actor: ImportActor | null = null,
): Promise<void> =>
  recordAudit(transaction, { at, actor, action: 'imported', subjectKind: kind, subjectId: file, after: tally });
