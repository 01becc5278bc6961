/** Sort orders, with the condition for the rows after a position (keyset pagination). */
import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { invalidPaginationId, type Position } from './pagination-id';

export interface OrderKey {
  by: SQLWrapper;
  /** Alias of the expression in the rows, so that sorting does not compute it again. */
  as?: SQLWrapper;
  direction: 'asc' | 'desc';
  type: 'text' | 'instant' | 'integer' | 'uuid';
}

/** Keys from the most to the least significant; the last one must be unique. */
export interface Order {
  /** Part of the `paginationId`, so that it is only valid for its own list. */
  name: string;
  keys: readonly OrderKey[];
}

const keySchemas = {
  // The database cannot store NUL.
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

/** The columns for ORDER BY, in the order of the keys. `afterPosition` fits only a query that is sorted by these. */
export const orderBy = ({ keys }: Order): SQL[] =>
  keys.map(({ by, as = by, direction }) => sql`${as} ${sql.raw(direction)}`);

/**
 * Returns the condition for the items after a position.
 * @throws ApiError 400 if the position does not match the keys
 */
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
    // A single row comparison can use an index.
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
