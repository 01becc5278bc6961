/**
 * Reads the rows of one page of a list. Order and limit stand in a statement within, which carries long values unread: they
 * are taken apart for one page only and not for all that match. Columns are written as SQL once; drizzle would write them
 * anew for each request, which takes it longer than the database needs for a page.
 */
import { Column, is, sql, type DriverValueDecoder, type GetColumnData, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Database } from '../database/database';

/** By the name that each has in a row. */
type Fields = Readonly<Record<string, Column | SQL>>;

interface PageRows<Own extends Fields, Computed extends Fields> {
  /** What stands after FROM, with its joins. */
  from: SQL;
  columns: Own;
  /** What is needed besides to compute the rest. */
  carried: Fields;
  /** From what is carried: `found.name`. */
  computed: Computed;
}

export interface RowQuery {
  where: SQL | undefined;
  orderBy: readonly SQL[];
  limit: number;
}

type PageRow<Own, Computed> = SelectResultFields<Own> & SelectResultFields<Computed> & { rank: number };

/** The rank that a reader was given, for the order: reckoned once for each row and not again for sorting. */
export const rankColumn: SQL<number> = sql`${sql.identifier('rank')}`;

/** A column of a table that is joined where there is something to join; for types that are read as they come. */
export const nullable = <C extends Column>(column: C): SQL<GetColumnData<C> | null> =>
  sql<GetColumnData<C> | null>`${column}`;

/** Makes a function that reads pages. `rank` stands in each row and may be sorted by. */
export function pageReader<Own extends Fields, Computed extends Fields>({
  from,
  columns,
  carried,
  computed,
}: PageRows<Own, Computed>) {
  const [found, source] = [toRawSql(named({ ...columns, ...carried })), toRawSql(from)];
  const names = Object.keys(columns).map((name) => sql.identifier(name));
  const selected = toRawSql(sql`${sql.join(names, sql`, `)}, ${named(computed)}, ${rankColumn}`);
  const decoders = Object.entries({ ...columns, ...computed }).flatMap(([name, field]) =>
    decodersOf(field).map((read) => ({ name, read })),
  );

  return async (
    database: Database,
    { where, orderBy, limit }: RowQuery,
    rank: SQL<number> = sql`0`,
  ): Promise<PageRow<Own, Computed>[]> => {
    const { rows } = await database.execute<Record<string, unknown>>(sql`
      SELECT ${selected} FROM (SELECT ${found}, ${rank} AS ${rankColumn} FROM ${source} WHERE ${where ?? sql`true`} ORDER BY ${sql.join([...orderBy], sql`, `)} LIMIT ${limit}) AS found`);
    for (const row of rows) for (const { name, read } of decoders) row[name] = read(row[name]);
    return rows as PageRow<Own, Computed>[];
  };
}

const named = (fields: Fields): SQL =>
  sql.join(
    Object.entries(fields).map(([name, field]) => sql`${field} AS ${sql.identifier(name)}`),
    sql`, `,
  );

const dialect = new PgDialect();

/** The same as text, which costs nothing to put into a statement. */
function toRawSql(part: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error(`Values differ from call to call and cannot be written once: ${text}`);
  return sql.raw(text);
}

/** What makes the value of a field from what the database sends; nothing when they are the same. */
function decodersOf(field: Column | SQL): ((value: unknown) => unknown)[] {
  // Drizzle does not tell by type which conversion `mapWith` has set.
  const decoder = is(field, Column)
    ? field
    : (field as SQL & { decoder: DriverValueDecoder<unknown, unknown> }).decoder;
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue || !is(decoder, Column)) return [];
  return [(value) => (value === null ? null : decoder.mapFromDriverValue(value))];
}
