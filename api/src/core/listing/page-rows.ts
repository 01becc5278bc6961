/**
 * Reads the rows of one page of a list. A subquery sorts and limits the rows, so that long values are only processed
 * for one page. The SQL of the columns is rendered once: rendering it with drizzle for each request is slower than
 * the query.
 */
import { Column, is, sql, type GetColumnData, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Database } from '../database/database';

/** Expressions by their name in a row. */
type Fields = Readonly<Record<string, Column | SQL>>;

interface PageRows<Own extends Fields, Computed extends Fields> {
  /** The FROM clause with its joins. */
  from: SQL;
  columns: Own;
  /** For expressions of `columns` that the driver does not decode: the column whose values they have. */
  decodedAs?: { readonly [Name in keyof Own]?: Column };
  /** Columns of the subquery that only `computed` uses. */
  carried: Fields;
  /** Expressions over the columns of the subquery: `found.name`. */
  computed: Computed;
}

export interface RowQuery {
  where: SQL | undefined;
  orderBy: readonly SQL[];
  limit: number;
}

type PageRow<Own, Computed> = SelectResultFields<Own> & SelectResultFields<Computed> & { rank: number };

/** The rank column of a page's rows, for sorting without computing it again. */
export const rankColumn: SQL<number> = sql`${sql.identifier('rank')}`;

/** A column of a left-joined table; only for types that need no decoding. */
export const nullable = <C extends Column>(column: C): SQL<GetColumnData<C> | null> =>
  sql<GetColumnData<C> | null>`${column}`;

/** Returns a function that reads pages. Each row contains `rank`, which can be sorted by. */
export function pageReader<Own extends Fields, Computed extends Fields>({
  from,
  columns,
  decodedAs = {},
  carried,
  computed,
}: PageRows<Own, Computed>) {
  const [found, source] = [toRawSql(named({ ...columns, ...carried })), toRawSql(from)];
  const names = Object.keys(columns).map((name) => sql.identifier(name));
  const selected = toRawSql(sql`${sql.join(names, sql`, `)}, ${named(computed)}, ${rankColumn}`);
  const decoders = Object.entries({ ...columns, ...computed, ...decodedAs }).flatMap(([name, field]) =>
    is(field, Column) ? [{ name, column: field }] : [],
  );

  return async (
    database: Database,
    { where, orderBy, limit }: RowQuery,
    rank: SQL<number> = sql`0`,
  ): Promise<PageRow<Own, Computed>[]> => {
    const { rows } = await database.execute<Record<string, unknown>>(sql`
      SELECT ${selected} FROM (SELECT ${found}, ${rank} AS ${rankColumn} FROM ${source} WHERE ${where ?? sql`true`} ORDER BY ${sql.join([...orderBy], sql`, `)} LIMIT ${limit}) AS found`);
    for (const row of rows)
      for (const { name, column } of decoders) if (row[name] !== null) row[name] = column.mapFromDriverValue(row[name]);
    return rows as PageRow<Own, Computed>[];
  };
}

const named = (fields: Fields): SQL =>
  sql.join(
    Object.entries(fields).map(([name, field]) => sql`${field} AS ${sql.identifier(name)}`),
    sql`, `,
  );

const dialect = new PgDialect();

/** Renders an expression without parameters to raw SQL once. */
function toRawSql(part: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error(`Values differ from call to call and cannot be written once: ${text}`);
  return sql.raw(text);
}
