/**
 * Which spots are open to a person on a day. The one place that decides it (docs/design/parking.md):
 *
 * - a spot that the own company holds and assigns to nobody is the company's pool: open to its people, without a release;
 * - a released half is open to those that its release names;
 * - a spot that no company holds is the park's own: open to everybody;
 * - the assignee does not book the own spot: taking a released half back is a recall, not a booking;
 * - a closed spot is open to nobody.
 *
 * Every change of leases, assignments, releases or spots locks the spot's row first, as booking does.
 */
import type { Half, SpotKind } from '@park/contract/parking';
import { eveningBefore } from '@park/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { spotHalves } from './holding/spot-halves';

export interface ReleasedHalf {
  spotId: string;
  lotId: string;
  number: string;
  kind: SpotKind;
  day: string;
  half: Half;
  from: 'company' | 'park';
  /** The company that holds the spot; null: the park. */
  holderId: string | null;
  /** The release that opens it; null for spots of the company's pool and of the park. */
  releaseId: string | null;
  isTaken: boolean;
}

export interface ReleasedHalvesQuery {
  /** One day or several. */
  day: string | readonly string[];
  person: { id: string; companyId: string };
  /** Restricts the result to a lot or a spot. */
  within?: { lotId: string } | { spotId: string };
  /** Offers to others that have not expired take a half as well. */
  now: Date;
  zone: string;
}

/**
 * All halves that are open to the person, taken ones included (`isTaken`). Kinds of spots and prices are not
 * considered. It locks nothing: booking locks the spot and asks again.
 */
export async function releasedHalves(
  database: Database,
  { day, person, within, now, zone }: ReleasedHalvesQuery,
): Promise<ReleasedHalf[]> {
  const company = sql`${person.companyId}::uuid`;
  const days = typeof day === 'string' ? [day] : day;
  const isPool = sql`part."assigneeId" IS NULL AND (part."holderId" IS NULL OR part."holderId" = ${company})`;
  // "Own company first" opens to the park on the evening before, by the park's clock.
  const isParkTurn = sql`${now.toISOString()}::timestamptz AT TIME ZONE ${zone} >= part.day::date - 1 + ${eveningBefore}::time`;
  const { rows } = await database.execute<Record<string, unknown> & ReleasedHalf>(sql`
    SELECT part."spotId", part."lotId", part.number, part.kind, part.day, part.half, part."holderId",
      CASE WHEN part."holderId" = ${company} THEN 'company' ELSE 'park' END AS "from",
      CASE WHEN ${isPool} THEN NULL ELSE part."releaseId" END AS "releaseId",
      part."bookingId" IS NOT NULL OR EXISTS (
        SELECT 1 FROM parking_waitlist_offers offer JOIN parking_waitlist_entries entry ON entry.id = offer.entry_id
        WHERE offer.state = 'open' AND offer.spot_id = part."spotId" AND offer.day = part.day::date
          AND part.half = ANY (offer.halves) AND offer.expires_at > ${now.toISOString()}::timestamptz
          AND entry.user_id <> ${person.id}::uuid
      ) AS "isTaken"
    FROM (${spotHalves(days, within)}) part
    WHERE NOT part."isClosed" AND part."assigneeId" IS DISTINCT FROM ${person.id}::uuid
      AND CASE coalesce(part.audience, 'none')
        WHEN 'none' THEN ${isPool}
        WHEN 'named' THEN part."targetCompanyId" = ${company}
        WHEN 'company' THEN part."holderId" = ${company}
        WHEN 'companyThenPark' THEN part."holderId" = ${company} OR ${isParkTurn}
        ELSE true END
    ORDER BY part.day, part."spotId", part.half`);
  return rows;
}
