/** The lines of an account as its owner sees them. */
import type { CreditLine } from '@park/contract/parking-credits';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { readPage, type PageRequest, type RowRequest } from '../../../core/listing/read-page';

export type LineOwner = { person: string } | { pool: string };

type LineRow = Omit<CreditLine, 'id' | 'place'> & { id: string; lot: string | null; spot: string | null };

/** Returns a page of lines, latest first, each with the balance after it. */
export async function listLines(
  database: Database,
  owner: LineOwner,
  page: PageRequest,
): Promise<{ items: CreditLine[]; paginationId: string | null }> {
  const { rows, paginationId } = await readPage<LineRow>(page, {
    order: () => ({
      name: 'parking-credit-lines',
      keys: [{ by: sql`line.id`, direction: 'desc', type: 'integer' }],
    }),
    read: (reading) => readLines(database, owner, reading),
    positionOf: ({ id }) => [Number(id)],
  });
  return {
    items: rows.map(({ lot, spot, ...line }) => ({
      ...line,
      at: new Date(line.at).toISOString(),
      place: lot === null || spot === null ? null : { lot, spot },
    })),
    paginationId,
  };
}

async function readLines(
  database: Database,
  owner: LineOwner,
  { after, orderBy, limit }: RowRequest,
): Promise<LineRow[]> {
  const isPerson = 'person' in owner;
  const id = isPerson ? owner.person : owner.pool;
  const [from, to] = isPerson ? [sql`from_user_id`, sql`to_user_id`] : [sql`from_company_id`, sql`to_company_id`];
  const balance = isPerson
    ? sql`(SELECT parkshare_credits FROM users WHERE id = ${id}::uuid)`
    : sql`coalesce((SELECT pool_credits FROM parking_company_terms WHERE company_id = ${id}::uuid), 0)`;
  // Balances are computed backwards from the current one.
  const { rows } = await database.execute<Record<string, unknown> & LineRow>(sql`
    WITH own AS (
      SELECT line.*, CASE WHEN line.${to} = ${id}::uuid THEN line.amount ELSE -line.amount END AS delta
      FROM parking_credit_lines line WHERE line.${from} = ${id}::uuid OR line.${to} = ${id}::uuid
    ), line AS (
      SELECT own.*, coalesce(sum(own.delta) OVER (ORDER BY own.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::int AS later
      FROM own
    )
    SELECT line.id::text AS id, line.delta, ${balance} - line.later AS balance, line.reason, to_json(line.at) #>> '{}' AS at,
      line.day::text AS day, line.half, lot.name AS lot, spot.number AS spot, line.note,
      ${isPerson ? sql`CASE WHEN booking.user_id = ${id}::uuid THEN line.booking_id END` : sql`NULL`} AS "bookingId",
      ${isPerson ? sql`NULL` : sql`other.first_name || ' ' || other.last_name`} AS person
    FROM line
    LEFT JOIN parking_bookings booking ON booking.id = line.booking_id
    LEFT JOIN parking_spots spot ON spot.id = booking.spot_id
    LEFT JOIN parking_lots lot ON lot.id = spot.lot_id
    LEFT JOIN users other ON other.id = coalesce(line.from_user_id, line.to_user_id)
    WHERE ${after ?? sql`true`} ORDER BY ${sql.join(orderBy, sql`, `)} LIMIT ${limit}`);
  return rows;
}
