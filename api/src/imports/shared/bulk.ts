/** Writing thousands of rows in one statement: they travel as one JSON parameter, whichever the driver. */
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/database/database';

export interface Tally {
  created: number;
  updated: number;
  unchanged: number;
}

export interface Upserted extends Tally {
  /** By source key: all rows that were given, changed or not. */
  ids: ReadonlyMap<string, string>;
  /** Source keys of the rows that were not there before. */
  fresh: ReadonlySet<string>;
  /** Differences that were left alone, because the column was changed in the portal. */
  kept: readonly KeptDifference[];
}

export interface KeptDifference {
  sourceKey: string;
  column: string;
  /** The value in the portal, and the file's. */
  portal: unknown;
  file: unknown;
}

type SourceTable = PgTable & { id: PgColumn; sourceKey: PgColumn };
type Given<T extends PgTable> = { [K in keyof T['$inferInsert']]?: T['$inferInsert'][K] | null };

const columnList = (columns: readonly PgColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );

/** `given` as a table with the columns of `table` that `keys` name. */
export function asRows(
  table: PgTable,
  keys: readonly string[],
  rows: readonly object[],
): { columns: PgColumn[]; from: SQL } {
  const known = getTableColumns(table) as Record<string, PgColumn>;
  const columns = keys.map((key) => {
    const column = known[key];
    if (!column) throw new Error(`There is no column for ${key}`);
    return column;
  });
  const renamed = rows.map((row) =>
    Object.fromEntries(
      keys.map((key, index) => [columns[index]?.name ?? key, (row as Record<string, unknown>)[key] ?? null]),
    ),
  );
  const shape = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  return { columns, from: sql`jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) AS given (${shape})` };
}

/**
 * Creates and updates rows by their source key. Columns in `firstTimeOnly` are set when a row is created and left alone
 * afterwards: people may have changed them. Rows that would not change are not touched.
 */
export async function upsert<T extends SourceTable>(
  transaction: Database,
  table: T,
  rows: readonly (Given<T> & { sourceKey: string })[],
  { firstTimeOnly = [] as readonly (keyof T['$inferInsert'] & string)[], takeOver = false } = {},
): Promise<Upserted> {
  const [first] = rows;
  if (!first) return { created: 0, updated: 0, unchanged: 0, ids: new Map(), fresh: new Set(), kept: [] };
  const keys = Object.keys(first);
  const { columns, from } = asRows(table, keys, rows);
  const known = getTableColumns(table) as Record<string, PgColumn>;
  const changing = columns.filter(
    (_column, index) => keys[index] !== 'sourceKey' && !firstTimeOnly.some((name) => name === keys[index]),
  );
  const isMarked = known.portalChanges !== undefined;
  const kept = isMarked && !takeOver ? await keptDifferences(transaction, table, changing, from) : [];
  /** The value after the import: the portal's, where it was changed there. */
  const next = (column: PgColumn): SQL =>
    isMarked && !takeOver
      ? sql`CASE WHEN ${column.name} = ANY(${table}.portal_changes) THEN ${table}.${sql.identifier(column.name)} ELSE EXCLUDED.${sql.identifier(column.name)} END`
      : sql`EXCLUDED.${sql.identifier(column.name)}`;
  const bumped = [
    ...changing.map((column) => sql`${sql.identifier(column.name)} = ${next(column)}`),
    ...(isMarked && takeOver ? [sql`portal_changes = '{}'`] : []),
    ...(known.updatedAt && !keys.includes('updatedAt') ? [sql`updated_at = now()`] : []),
    ...['version', 'sequence']
      .filter((name) => known[name] && !keys.includes(name))
      .map((name) => sql`${sql.identifier(name)} = ${table}.${sql.identifier(name)} + 1`),
  ];
  const before = sql.join(
    changing.map((column) => sql`${table}.${sql.identifier(column.name)}`),
    sql`, `,
  );
  const after = sql.join(changing.map(next), sql`, `);
  const { rows: touched } = await transaction.execute<{ source_key: string; is_new: boolean }>(sql`
    INSERT INTO ${table} (${columnList(columns)}) SELECT ${columnList(columns)} FROM ${from}
    ON CONFLICT (source_key) DO UPDATE SET ${sql.join(bumped, sql`, `)} WHERE (${before}) IS DISTINCT FROM (${after})
    RETURNING source_key, (xmax = 0) AS is_new`);
  const fresh = new Set(touched.filter(({ is_new: isNew }) => isNew).map(({ source_key: key }) => key));
  return {
    created: fresh.size,
    updated: touched.length - fresh.size,
    unchanged: rows.length - touched.length,
    ids: await idsOf(
      transaction,
      table,
      rows.map(({ sourceKey }) => sourceKey),
    ),
    fresh,
    kept,
  };
}

async function keptDifferences(
  transaction: Database,
  table: SourceTable,
  columns: readonly PgColumn[],
  from: SQL,
): Promise<KeptDifference[]> {
  const differences = columns.map(
    ({ name }) =>
      sql`(${name}::text, to_jsonb(stored.${sql.identifier(name)}), to_jsonb(given.${sql.identifier(name)}))`,
  );
  const { rows } = await transaction.execute<{ source_key: string; name: string; portal: unknown; file: unknown }>(sql`
    SELECT stored.source_key, difference.name, difference.portal, difference.file FROM ${from}
    JOIN ${table} stored ON stored.source_key = given.source_key
    CROSS JOIN LATERAL (VALUES ${sql.join(differences, sql`, `)}) AS difference (name, portal, file)
    WHERE difference.name = ANY(stored.portal_changes) AND difference.portal IS DISTINCT FROM difference.file
    ORDER BY 1, 2`);
  return rows.map(({ source_key: sourceKey, name, portal, file }) => ({ sourceKey, column: name, portal, file }));
}

/** Ids by source key. */
export async function idsOf(
  transaction: Database,
  table: SourceTable,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await transaction.execute<{ id: string; source_key: string }>(sql`
    SELECT id, source_key FROM ${table} WHERE source_key IN (SELECT jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`);
  return new Map(rows.map(({ id, source_key: key }) => [key, id]));
}

/** Adds rows that are not there yet, whatever makes two of them the same; answers how many were new. */
export async function insertMissing<T extends PgTable>(
  transaction: Database,
  table: T,
  rows: readonly Given<T>[],
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const { columns, from } = asRows(table, Object.keys(first), rows);
  const { rows: added } = await transaction.execute(sql`
    INSERT INTO ${table} (${columnList(columns)}) SELECT ${columnList(columns)} FROM ${from} ON CONFLICT DO NOTHING RETURNING 1`);
  return added.length;
}

/** The id behind a key that the check has found to be there. */
export function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`"${key}" got no row`);
  return id;
}

/**
 * Null for no key.
 * @throws Error for a key without a row, which the check should have found
 */
export const optionalId = (ids: ReadonlyMap<string, string>, key: string | null | undefined): string | null =>
  key === null || key === undefined ? null : idOf(ids, key);
