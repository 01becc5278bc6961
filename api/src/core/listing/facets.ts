/** Counts the options of a list's filters. */
import { isRecordId } from '@park/domain';
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { FacetOption } from '@park/contract/facets';
import type { Database } from '../database/database';

export interface FacetField {
  name: string;
  /** The item's value as text, its id if `isId`, or an array of text if `isList`. */
  value: SQL;
  isList?: boolean;
  isId?: boolean;
  /** Selected values; absent or empty: no restriction. */
  chosen: readonly string[] | undefined;
}

/** Without values that contain NUL, which the database rejects even in comparisons. */
const textArray = (values: readonly string[]) =>
  sql`ARRAY[${sql.join(
    values.filter((value) => !value.includes('\0')).map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** Condition that a text column has one of the values. */
export const isOneOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} = ANY(${textArray(values)})`;

/** Condition that an id column has one of the ids; values that are not ids match nothing. */
export function isOneOfIds(column: SQLWrapper, ids: readonly string[]): SQL {
  // One parameter for any number of ids; they only contain hexadecimal digits and hyphens, so no escaping is needed.
  return sql`${column} = ANY(${`{${ids.filter(isRecordId).join(',')}}`}::uuid[])`;
}

/** Condition that an item has one of the selected values of a field. */
export function matchesChoice({ value, isList, isId, chosen }: FacetField): SQL | undefined {
  if (!chosen?.length) return undefined;
  if (isId) return isOneOfIds(value, chosen);
  return isList ? sql`${value} && ${textArray(chosen)}` : isOneOf(value, chosen);
}

/** Condition that an item matches the selected values of all fields. */
export const matchesChoices = (fields: readonly FacetField[]): SQL | undefined => and(...fields.map(matchesChoice));

/** Maximum number of options per field. */
const maxOptions = 200;

interface CountRow extends Record<string, unknown> {
  field: string | null;
  value: string;
  count: number;
}

export interface FacetCounts {
  total: number;
  /**
   * Number of items by field and value that match the selection in all other fields. Selected values are always
   * included.
   */
  counts: Map<string, Map<string, number>>;
}

/**
 * Counts all facets in one query. `from` is the FROM clause with its joins; `where` contains everything except the
 * selection. A value counts the items that match the selection in the other fields: the result of selecting it as well.
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
    // Selected values are always included, regardless of the limit.
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

/** Returns the options of a field, most items first; `labels` translates values that are ids. */
export const facetOptions = (
  counts: ReadonlyMap<string, number> | undefined,
  labels: ReadonlyMap<string, string> = new Map(),
): FacetOption[] =>
  [...(counts ?? [])]
    .map(([value, count]) => ({ value, label: labels.get(value) ?? value, count }))
    .sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1));
