/** Counts of what a list can be narrowed by. */
import { isRecordId } from '@park/domain';
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { FacetOption } from '@park/contract/facets';
import type { Database } from '../database/database';

export interface FacetField {
  name: string;
  /** The item's value as text, its id when `isId`, or its values as an array of text when `isList`. */
  value: SQL;
  isList?: boolean;
  isId?: boolean;
  /** What was chosen; absent or empty: anything. */
  chosen: readonly string[] | undefined;
}

/** Without those that no text of the database can be, for it refuses them even in comparisons. */
const textArray = (values: readonly string[]) =>
  sql`ARRAY[${sql.join(
    values.filter((value) => !value.includes('\0')).map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** Condition for a column of text. */
export const isOneOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} = ANY(${textArray(values)})`;

/** Condition for a column of ids; what is no id is no record's. */
export function isOneOfIds(column: SQLWrapper, ids: readonly string[]): SQL {
  // One value however many ids there are; nothing but hexadecimal digits is in them.
  return sql`${column} = ANY(${`{${ids.filter(isRecordId).join(',')}}`}::uuid[])`;
}

/** Condition for an item to fit what was chosen in one field: one of the values is enough. */
export function matchesChoice({ value, isList, isId, chosen }: FacetField): SQL | undefined {
  if (!chosen?.length) return undefined;
  if (isId) return isOneOfIds(value, chosen);
  return isList ? sql`${value} && ${textArray(chosen)}` : isOneOf(value, chosen);
}

/** Condition for an item to fit everything that was chosen. */
export const matchesChoices = (fields: readonly FacetField[]): SQL | undefined => and(...fields.map(matchesChoice));

/** The most options that one field offers; beyond that, nobody reads them. */
const maxOptions = 200;

interface CountRow extends Record<string, unknown> {
  field: string | null;
  value: string;
  count: number;
}

export interface FacetCounts {
  total: number;
  /** For each field value → number of items that fit the choices in all other fields. Chosen values are always there. */
  counts: Map<string, Map<string, number>>;
}

/**
 * Counts in one query. `from` is what stands after FROM with its joins; `where` holds everything but the choices.
 * A value counts the items that fit the choices made in the other fields, so that each number says what choosing it
 * as well would give.
 */
export async function countFacets(
  database: Database,
  from: SQL,
  where: SQL | undefined,
  fields: readonly FacetField[],
): Promise<FacetCounts> {
  const column = (letter: string, place: number) => sql.raw(`${letter}${place}`);
  const columns = fields.flatMap((field, place) => [
    sql`${field.value}${sql.raw(field.isId ? '::text' : '')} AS ${column('v', place)}`,
    sql`${matchesChoice(field) ?? sql`true`} AS ${column('fits', place)}`,
  ]);
  const fitsAllBut = (left: number) =>
    and(...fields.flatMap((_, place) => (place === left ? [] : [sql`${column('fits', place)}`]))) ?? sql`true`;
  const perField = fields.map((field, place) => {
    const value = field.isList ? sql`value` : column('v', place);
    const from = field.isList ? sql`matching, unnest(${column('v', place)}) AS value` : sql`matching`;
    // What was chosen is always told, however many other values there are.
    const chosenFirst = field.chosen?.length ? sql`${isOneOf(value, field.chosen)} DESC,` : sql``;
    return sql`(SELECT ${sql.raw(String(place))}, ${value}, count(*)::integer FROM ${from} WHERE ${fitsAllBut(place)} AND ${value} IS NOT NULL GROUP BY ${value} ORDER BY ${chosenFirst} count(*) DESC, ${value} LIMIT ${sql.raw(String(maxOptions))})`;
  });
  const { rows } = await database.execute<CountRow>(sql`
    WITH matching AS MATERIALIZED (SELECT ${sql.join(columns, sql`, `)} FROM ${from} WHERE ${where ?? sql`true`})
    SELECT -1 AS field, '' AS value, count(*)::integer AS count FROM matching WHERE ${fitsAllBut(-1)}
    UNION ALL ${sql.join(perField, sql` UNION ALL `)}`);
  const counts = new Map(fields.map(({ name, chosen }) => [name, new Map((chosen ?? []).map((value) => [value, 0]))]));
  let total = 0;
  for (const { field, value, count } of rows) {
    const name = fields[Number(field)]?.name;
    if (name === undefined) total = count;
    else counts.get(name)?.set(value, count);
  }
  return { total, counts };
}

/** The options of one field, most items first; `labels` has the reader's words for values that are ids. */
export const facetOptions = (
  counts: ReadonlyMap<string, number> | undefined,
  labels: ReadonlyMap<string, string> = new Map(),
): FacetOption[] =>
  [...(counts ?? [])]
    .map(([value, count]) => ({ value, label: labels.get(value) ?? value, count }))
    .sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1));
