/** What people and companies that leave held: releases, places on waitlists, leases and spots. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';

export interface Leaving {
  people: readonly string[];
  /** Null if only people leave. */
  companyId: string | null;
  /** Nothing of this day or later stays. */
  fromDay: string;
  now: Date;
}

type Held = Omit<Leaving, 'now'>;

/** Released halves that nobody has booked. */
const areUnbookedReleases = ({ people, companyId, fromDay }: Held) => sql`
  release.id = released.release_id AND released.state = 'live' AND released.day >= ${fromDay}::date
    AND ((release.earns_to = 'person' AND release.released_by = ANY (${sql.param([...people])}::uuid[]))
      OR release.company_id = ${companyId}::uuid)
    AND NOT EXISTS (
      SELECT 1 FROM parking_booking_halves taken WHERE taken.spot_id = released.spot_id AND taken.day = released.day
        AND taken.half = released.half AND taken.state IN ('booked', 'used'))`;

const areWaiting = ({ people, fromDay }: Held) => sql`
  state IN ('waiting', 'offered') AND day >= ${fromDay}::date AND user_id = ANY (${sql.param([...people])}::uuid[])`;

const areLeasesOf = ({ companyId, fromDay }: Held) => sql`
  (company_id = ${companyId}::uuid OR lessor_company_id = ${companyId}::uuid)
    AND state IN ('offered', 'active') AND last_day >= ${fromDay}::date`;

export interface Holdings {
  /** Spots that have an open release. */
  releases: number;
  waitlist: number;
  leases: number;
  /** Spots that the company has for good. */
  companySpots: number;
}

/** What `endHoldings` would end. */
export async function countHoldings(database: Database, held: Held): Promise<Holdings> {
  const { rows } = await database.execute<{ [Kind in keyof Holdings]: number }>(sql`SELECT
    (SELECT count(DISTINCT released.spot_id)::int FROM parking_released_halves released, parking_releases release
      WHERE ${areUnbookedReleases(held)}) AS releases,
    (SELECT count(*)::int FROM parking_waitlist_entries WHERE ${areWaiting(held)}) AS waitlist,
    (SELECT count(*)::int FROM parking_leases WHERE ${areLeasesOf(held)}) AS leases,
    (SELECT count(*)::int FROM parking_spots WHERE company_id = ${held.companyId}::uuid) AS "companySpots"`);
  return rows[0] ?? { releases: 0, waitlist: 0, leases: 0, companySpots: 0 };
}

/** Booked halves stay released, so that nobody loses a spot. */
async function endReleases(transaction: Database, { now, ...held }: Leaving): Promise<void> {
  await transaction.execute(sql`
    UPDATE parking_released_halves released SET state = 'ended', ended_at = ${now.toISOString()}::timestamptz
    FROM parking_releases release WHERE ${areUnbookedReleases(held)}`);
}

async function leaveWaitlists(transaction: Database, { now, ...held }: Leaving): Promise<void> {
  const { people, fromDay } = held;
  const at = sql`${now.toISOString()}::timestamptz`;
  await transaction.execute(sql`
    UPDATE parking_waitlist_offers offer SET state = 'expired', ended_at = ${at}
    FROM parking_waitlist_entries entry
    WHERE entry.id = offer.entry_id AND offer.state = 'open' AND entry.day >= ${fromDay}::date
      AND entry.user_id = ANY (${sql.param([...people])}::uuid[])`);
  await transaction.execute(sql`
    UPDATE parking_waitlist_entries SET state = 'left', ended_at = ${at} WHERE ${areWaiting(held)}`);
}

/** Leases end the day before; spots that the company had for good go back to the park. */
async function endCompany(transaction: Database, { companyId, fromDay, now }: Leaving): Promise<void> {
  if (companyId === null) return;
  const isPart = sql`(company_id = ${companyId}::uuid OR lessor_company_id = ${companyId}::uuid)`;
  const at = sql`${now.toISOString()}::timestamptz`;
  await transaction.execute(sql`
    UPDATE parking_leases SET state = 'withdrawn', decided_at = ${at}
    WHERE ${isPart} AND (state = 'offered' OR (state = 'active' AND first_day >= ${fromDay}::date))`);
  await transaction.execute(sql`
    UPDATE parking_leases SET last_day = ${fromDay}::date - 1
    WHERE ${isPart} AND state = 'active' AND last_day >= ${fromDay}::date`);
  await transaction.execute(sql`UPDATE parking_spots SET company_id = NULL WHERE company_id = ${companyId}::uuid`);
}

/** Call it in the transaction of the departure. */
export async function endHoldings(transaction: Database, leaving: Leaving): Promise<void> {
  await endReleases(transaction, leaving);
  await leaveWaitlists(transaction, leaving);
  await endCompany(transaction, leaving);
}
