import type { Client } from 'pg';

/** Rows of one statement; more of them need too much memory at once. */
const batch = 2_000;

/** Writes rows as JSON: `columns` are those of the table, with their types. */
export async function insertRows(
  client: Client,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: Iterable<Readonly<Record<string, unknown>>>,
): Promise<void> {
  const names = Object.keys(columns).join(', ');
  const shape = Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');
  const write = (part: readonly unknown[]) =>
    client.query(
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_to_recordset($1::jsonb) AS given (${shape})`,
      [JSON.stringify(part)],
    );
  let waiting: unknown[] = [];
  for (const row of rows) {
    waiting.push(row);
    if (waiting.length < batch) continue;
    await write(waiting);
    waiting = [];
  }
  if (waiting.length > 0) await write(waiting);
}

/** The id of a made record: its kind and its number. */
export const madeId = (kind: number, number: number): string =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`;
