/**
 * Who holds a spot on a day and half, and what became of it: the one query that all of parking reads. A spot belongs to the
 * company that leases it from a company, else from the park, else to the company that has it for good, else to the park.
 * An assignment counts while its company holds the spot, a release while the company that made it does.
 */
import type { Half, SpotKind } from '@park/contract/parking';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';

export interface SpotHalf {
  spotId: string;
  lotId: string;
  number: string;
  kind: SpotKind;
  day: string;
  half: Half;
  /** Null: the park. */
  holderId: string | null;
  /** Whether the holder leases the spot from another company. */
  isSublet: boolean;
  /** The person to whom the holder assigned it; null: the holder's pool. */
  assigneeId: string | null;
  releaseId: string | null;
  audience: 'company' | 'named' | 'park' | 'companyThenPark' | null;
  targetCompanyId: string | null;
  bookingId: string | null;
  isClosed: boolean;
}

export type SpotScope =
  | { lotId: string }
  | { spotId: string }
  | { spotIds: readonly string[] }
  | { companyId: string }
  | { assigneeId: string };

/** Returns the halves of all active spots, or of those in the scope, on the days; a subquery with the columns of `SpotHalf`. */
export function spotHalves(days: readonly string[], scope?: SpotScope): SQL {
  const at = sql`unnest(${sql.param([...days])}::date[])`;
  const holder = sql`coalesce(sublease.company_id, lease.company_id, spot.company_id)`;
  return sql`
    SELECT spot.id AS "spotId", spot.lot_id AS "lotId", spot.number, spot.kind, at.day::text AS day, part.half,
      ${holder} AS "holderId", sublease.id IS NOT NULL AS "isSublet", assignment.user_id AS "assigneeId",
      release.id AS "releaseId", release.audience, release.target_company_id AS "targetCompanyId",
      taken.booking_id AS "bookingId",
      (spot.id, at.day) IN (
        SELECT closed.spot_id, covered.day FROM parking_closure_spots closed
        JOIN parking_closures closure ON closure.id = closed.closure_id AND closure.ended_at IS NULL
        JOIN ${at} AS covered (day) ON covered.day BETWEEN closure.first_day AND closure.last_day
      ) AS "isClosed"
    FROM parking_spots spot
    CROSS JOIN ${at} AS at (day)
    CROSS JOIN (VALUES ('am'), ('pm')) AS part (half)
    LEFT JOIN parking_leases lease ON lease.spot_id = spot.id AND lease.state = 'active' AND lease.lessor_company_id IS NULL
      AND at.day BETWEEN lease.first_day AND lease.last_day
    LEFT JOIN parking_leases sublease ON sublease.spot_id = spot.id AND sublease.state = 'active'
      AND sublease.lessor_company_id = coalesce(lease.company_id, spot.company_id)
      AND at.day BETWEEN sublease.first_day AND sublease.last_day
    LEFT JOIN parking_assignments assignment ON assignment.spot_id = spot.id AND assignment.company_id = ${holder}
      AND assignment.weekday = extract(isodow FROM at.day) AND assignment.half = part.half
      AND at.day >= assignment.first_day AND (assignment.last_day IS NULL OR at.day <= assignment.last_day)
    LEFT JOIN (
      parking_released_halves released
      JOIN parking_releases release ON release.id = released.release_id AND release.withdrawn_at IS NULL
    ) ON released.spot_id = spot.id AND released.day = at.day AND released.half = part.half AND released.state = 'live'
      AND release.company_id = ${holder}
    LEFT JOIN parking_booking_halves taken ON taken.spot_id = spot.id AND taken.day = at.day AND taken.half = part.half
      AND taken.state IN ('booked', 'used')
    WHERE spot.is_active ${condition(scope)}`;
}

function condition(scope: SpotScope | undefined): SQL {
  if (!scope) return sql``;
  if ('lotId' in scope) return sql`AND spot.lot_id = ${scope.lotId}::uuid`;
  if ('spotIds' in scope) return sql`AND spot.id = ANY (${sql.param([...scope.spotIds])}::uuid[])`;
  if ('spotId' in scope) return sql`AND spot.id = ${scope.spotId}::uuid`;
  if ('assigneeId' in scope) return sql`AND assignment.user_id = ${scope.assigneeId}::uuid`;
  return sql`AND coalesce(sublease.company_id, lease.company_id, spot.company_id) = ${scope.companyId}::uuid`;
}

/** Returns the halves by day, spot and half. */
export async function listSpotHalves(
  database: Database,
  days: readonly string[],
  scope?: SpotScope,
): Promise<SpotHalf[]> {
  const { rows } = await database.execute<Record<string, unknown> & SpotHalf>(
    sql`SELECT * FROM (${spotHalves(days, scope)}) part ORDER BY day, "spotId", half`,
  );
  return rows;
}
