/**
 * Which spots are open to a person on a day. The one place that decides it (docs/design/parking.md):
 *
 * - a spot of the own company without assignee is the company's pool: open to its people, without a release;
 * - a spot that a release in force opens to the company can be booked by its people, one that it opens to the park by everybody;
 * - a spot that belongs to no company is the park's own: open to everybody;
 * - the assignee does not book the own spot: taking a released half back is a recall, not a booking.
 *
 * A release is in force for a half when its days, weekdays and halves say so, it was not withdrawn and the half was not
 * recalled. Whoever changes releases, assignments or spots locks the spot's row first, as booking does.
 */
import type { Half, SpotKind } from '@park/contract/parking';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database';

export interface ReleasedHalf {
  spotId: string;
  lotId: string;
  number: string;
  kind: SpotKind;
  half: Half;
  from: 'company' | 'park';
  /** The release that opens it; null for spots of the company's pool and of the park. */
  releaseId: string | null;
  isTaken: boolean;
}

export interface ReleasedHalvesQuery {
  day: string;
  person: { id: string; companyId: string };
  /** Restricts the result to a lot or a spot. */
  within?: { lotId: string } | { spotId: string };
}

export async function releasedHalves(
  database: Database,
  { day, person, within }: ReleasedHalvesQuery,
): Promise<ReleasedHalf[]> {
  const company = sql`${person.companyId}::uuid`;
  const date = sql`${day}::date`;
  const isPool = sql`spot.assignee_id IS NULL AND (spot.company_id IS NULL OR spot.company_id = ${company})`;
  const { rows } = await database.execute<Record<string, unknown> & ReleasedHalf>(sql`
    SELECT spot.id AS "spotId", spot.lot_id AS "lotId", spot.number, spot.kind, part.half,
      CASE WHEN spot.company_id = ${company} THEN 'company' ELSE 'park' END AS "from",
      CASE WHEN ${isPool} THEN NULL ELSE release.id END AS "releaseId",
      EXISTS (
        SELECT 1 FROM parking_booking_halves taken
        WHERE taken.spot_id = spot.id AND taken.day = ${date} AND taken.half = part.half AND taken.state = 'booked'
      ) AS "isTaken"
    FROM parking_spots spot
    CROSS JOIN (VALUES ('am'), ('pm')) AS part (half)
    LEFT JOIN LATERAL (
      SELECT r.id FROM parking_releases r
      WHERE r.spot_id = spot.id AND r.withdrawn_at IS NULL AND ${date} BETWEEN r.first_day AND r.last_day
        AND extract(isodow FROM ${date})::smallint = ANY (r.weekdays) AND part.half = ANY (r.halves)
        AND (r.audience = 'park' OR spot.company_id = ${company})
        AND NOT EXISTS (SELECT 1 FROM parking_recalls c WHERE c.release_id = r.id AND c.day = ${date} AND c.half = part.half)
      ORDER BY r.created_at, r.id
      LIMIT 1
    ) release ON true
    WHERE spot.is_active AND spot.assignee_id IS DISTINCT FROM ${person.id}::uuid AND (${isPool} OR release.id IS NOT NULL)
      ${narrowed(within)}
    ORDER BY spot.id, part.half`);
  return rows;
}

function narrowed(within: ReleasedHalvesQuery['within']): SQL {
  if (!within) return sql``;
  return 'lotId' in within ? sql`AND spot.lot_id = ${within.lotId}::uuid` : sql`AND spot.id = ${within.spotId}::uuid`;
}
