/** Rows that an import makes once: what the portal has differently is listed, and changed only to take over. */
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/database/database';
import { violatedConstraint } from '../../core/database/database-errors';
import { asRows, insertMissing, type KeptDifference, type Tally } from '../shared/bulk';
import { withoutRemovedRows, type MadeOnce } from './portal-removals';

export interface MadeOnceResult extends Tally {
  kept: readonly KeptDifference[];
  /** Keys of rows that were removed in the portal and stay away. */
  removed: readonly string[];
  /** Keys of rows that were not made, because the portal has another one at that time. */
  displaced: readonly string[];
}

interface MakeOnceOptions<Row> {
  /** Set if removals of the table are remembered. */
  removals?: MadeOnce;
  /** Properties whose value in the portal is compared with the folder's. */
  compared: readonly (keyof Row & string)[];
  takeOver: boolean;
  /** The name of a row in the folder; several rows can have one. */
  nameOf?: (sourceKey: string) => string;
}

/**
 * Creates the rows that are missing. Rows that differ in the portal are `kept`, or overwritten with `takeOver`;
 * `removed` were deleted in the portal and do not come back, `displaced` could not be stored because of another row.
 */
export async function makeOnce<Row extends { sourceKey: string }>(
  transaction: Database,
  table: PgTable,
  rows: readonly Row[],
  { removals, compared, takeOver, nameOf = (key) => key }: MakeOnceOptions<Row>,
): Promise<MadeOnceResult> {
  const wanted = removals ? await withoutRemovedRows(transaction, removals, rows) : [...rows];
  const wantedKeys = new Set(wanted.map(({ sourceKey }) => sourceKey));
  const created = await insertMissing(transaction, table, wanted);
  const different = await listDifferences(transaction, table, wanted, compared);
  let updated = 0;
  const kept: KeptDifference[] = [];
  for (const sourceKey of new Set(different.map((difference) => difference.sourceKey))) {
    const row = wanted.find((one) => one.sourceKey === sourceKey);
    if (takeOver && row && (await overwrite(transaction, table, row, compared))) updated += 1;
    else kept.push(...different.filter((difference) => difference.sourceKey === sourceKey));
  }
  const stored = await storedKeys(transaction, table, wanted);
  const unique = (keys: readonly string[]) => [...new Set(keys.map(nameOf))];
  return {
    created,
    updated,
    unchanged: rows.length - created - updated,
    kept: kept
      .map((difference) => ({ ...difference, sourceKey: nameOf(difference.sourceKey) }))
      .filter((one, index, all) => all.findIndex((other) => isSame(one, other)) === index),
    removed: unique(rows.map(({ sourceKey }) => sourceKey).filter((key) => !wantedKeys.has(key))),
    displaced: unique([...wantedKeys].filter((key) => !stored.has(key))),
  };
}

const isSame = (one: KeptDifference, other: KeptDifference): boolean =>
  one.sourceKey === other.sourceKey && one.column === other.column && one.portal === other.portal;

async function listDifferences<Row extends { sourceKey: string }>(
  transaction: Database,
  table: PgTable,
  rows: readonly Row[],
  compared: readonly (keyof Row & string)[],
): Promise<KeptDifference[]> {
  if (rows.length === 0) return [];
  const { columns, from } = asRows(table, ['sourceKey', ...compared], rows);
  const differences = columns
    .slice(1)
    .map(
      ({ name }) =>
        sql`(${name}::text, to_jsonb(stored.${sql.identifier(name)}), to_jsonb(given.${sql.identifier(name)}))`,
    );
  const { rows: found } = await transaction.execute<{ key: string; name: string; portal: unknown; file: unknown }>(sql`
    SELECT stored.source_key AS key, difference.name, difference.portal, difference.file FROM ${from}
    JOIN ${table} stored ON stored.source_key = given.source_key
    CROSS JOIN LATERAL (VALUES ${sql.join(differences, sql`, `)}) AS difference (name, portal, file)
    WHERE difference.portal IS DISTINCT FROM difference.file
    ORDER BY 1, 2`);
  return found.map(({ key, name, portal, file }) => ({ sourceKey: key, column: name, portal, file }));
}

/** Returns whether the folder's values are stored; another row of the portal at that time prevents it. */
async function overwrite<Row extends { sourceKey: string }>(
  transaction: Database,
  table: PgTable,
  row: Row,
  compared: readonly (keyof Row & string)[],
): Promise<boolean> {
  const known = getTableColumns(table);
  const values = compared.flatMap((key) => {
    const column = known[key];
    return column ? [sql`${sql.identifier(column.name)} = ${row[key] ?? null}`] : [];
  });
  try {
    await transaction.transaction((savepoint) =>
      savepoint.execute(sql`UPDATE ${table} SET ${sql.join(values, sql`, `)} WHERE source_key = ${row.sourceKey}`),
    );
    return true;
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    return false;
  }
}

async function storedKeys(
  transaction: Database,
  table: PgTable,
  rows: readonly { sourceKey: string }[],
): Promise<Set<string>> {
  const keys = JSON.stringify(rows.map(({ sourceKey }) => sourceKey));
  const { rows: stored } = await transaction.execute<{ source_key: string }>(
    sql`SELECT source_key FROM ${table} WHERE source_key IN (SELECT jsonb_array_elements_text(${keys}::jsonb))`,
  );
  return new Set(stored.map((row) => row.source_key));
}
