/** Who is next for a spot. */
import type { SpotKind } from '@park/contract/parking';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { users } from '../../../core/database/schema/users';
import { notFound } from '../../../core/errors/api-error';
import type { Booker } from '../book-for-person';
import { canPark } from '../rules/who-parks';
import type { WaitlistEntry } from './entries';

/** "Fewest halves" counts what a person has booked in this number of days before the day. */
export const fairnessDays = 14;

/** Bookings of a person that count for the rule "fewest halves". */
export const recentHalves = (userId: ReturnType<typeof sql>, day: ReturnType<typeof sql>) => sql`(
  SELECT count(*) FROM parking_booking_halves h
  WHERE h.user_id = ${userId} AND h.state IN ('booked', 'used', 'noShow') AND h.day >= ${day} - ${fairnessDays}::int AND h.day < ${day})`;

/** The order of a lot's queue: recalled people, then the lot's rule, then who joined first. */
export const queueOrder = sql`entry.rank,
  CASE WHEN lot.waitlist_rule = 'fewestHalves' THEN ${recentHalves(sql`entry.user_id`, sql`entry.day`)} ELSE 0 END,
  entry.joined_at, entry.id`;

export type Candidate = Pick<WaitlistEntry, 'id' | 'userId' | 'companyId' | 'choice' | 'kind'>;

/** Returns the waiting entries of a lot and day in the order of the queue; `kind` leaves out those that want another. */
export async function listQueue(
  database: Database,
  { lotId, day, kind }: { lotId: string; day: string; kind?: SpotKind },
): Promise<Candidate[]> {
  const fits =
    kind === undefined
      ? sql`true`
      : sql`(entry.kind = ${kind} OR (entry.kind IS NULL AND ${kind} IN ('standard', 'electric')))`;
  const { rows } = await database.execute<Record<string, unknown> & Candidate>(sql`
    SELECT entry.id, entry.user_id AS "userId", users.company_id AS "companyId", entry.choice, entry.kind
    FROM parking_waitlist_entries entry
    JOIN parking_waitlist_lots wanted ON wanted.entry_id = entry.id
    JOIN parking_lots lot ON lot.id = wanted.lot_id
    JOIN users ON users.id = entry.user_id
    WHERE entry.state = 'waiting' AND entry.day = ${day}::date AND lot.id = ${lotId}::uuid AND ${fits}
      AND ${canPark}
    ORDER BY ${queueOrder}`);
  return rows;
}

/** Joining and freeing wait for each other by lot and day, so that nobody joins unseen while a half gets free. */
export async function lockQueue(transaction: Database, lotId: string, day: string): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`waitlist ${lotId} ${day}`}, 0))`);
}

/**
 * Returns the person of a mail, who may not be signed in and cannot leave until the transaction ends.
 * @throws ApiError 404 for somebody who may not park any more
 */
export async function findBooker(database: Database, userId: string): Promise<Booker> {
  const [person] = await database
    .select({ id: users.id, companyId: users.companyId })
    .from(users)
    .where(and(eq(users.id, userId), canPark))
    .for('no key update');
  if (!person) throw notFound();
  return person;
}
