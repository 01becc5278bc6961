/** The order of a list, from which sorting and the condition for "after this item" follow. */
import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { invalidPaginationId, type Position } from './pagination-id';

export interface OrderKey {
  by: SQLWrapper;
  /** The name under which the rows have it too: sorted by that, it is reckoned once. */
  as?: SQLWrapper;
  direction: 'asc' | 'desc';
  type: 'text' | 'instant' | 'integer' | 'uuid';
}

/** Keys from the most to the least significant; the last one must tell any two items apart. */
export interface Order {
  /** Stands in the `paginationId`, so that one list's is no use in another. */
  name: string;
  keys: readonly OrderKey[];
}

const keySchemas = {
  // NUL cannot be in a text of the database.
  text: z
    .string()
    .max(200)
    .refine((text) => !text.includes('\0')),
  instant: z.iso.datetime(),
  integer: z.int(),
  uuid: z.guid(),
} satisfies Record<OrderKey['type'], z.ZodType>;

const sqlType = { text: 'text', instant: 'timestamptz', integer: 'bigint', uuid: 'uuid' } satisfies Record<
  OrderKey['type'],
  string
>;

export const orderBy = ({ keys }: Order): SQL[] =>
  keys.map(({ by, as = by, direction }) => sql`${as} ${sql.raw(direction)}`);

/** Condition for the items that come after a position. A position that does not fit the keys is a bad paginationId. */
export function afterPosition({ keys }: Order, position: Position): SQL | undefined {
  if (
    position.length !== keys.length ||
    !keys.every(({ type }, place) => keySchemas[type].safeParse(position[place]).success)
  )
    throw invalidPaginationId();
  const values = keys.map(({ type }, place) => sql`${position[place]}::${sql.raw(sqlType[type])}`);
  const sign = (direction: OrderKey['direction']) => sql.raw(direction === 'asc' ? '>' : '<');
  const [first] = keys;
  if (first && keys.every(({ direction }) => direction === first.direction)) {
    // One comparison of rows can be read straight from an index.
    return sql`(${sql.join(
      keys.map(({ by }) => by),
      sql`, `,
    )}) ${sign(first.direction)} (${sql.join(values, sql`, `)})`;
  }
  return or(
    ...keys.map(({ by, direction }, place) =>
      and(
        ...keys.slice(0, place).map((key, index) => sql`${key.by} = ${values[index]}`),
        sql`${by} ${sign(direction)} ${values[place]}`,
      ),
    ),
  );
}
