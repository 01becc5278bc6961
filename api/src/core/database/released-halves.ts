/** Expands releases as they were made into their halves. */
import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Returns how many halves are new. A half that another release has is left to it. */
export async function insertReleasedHalves(database: Database, releaseIds: readonly string[]): Promise<number> {
  const { rows } = await database.execute(sql`
    INSERT INTO parking_released_halves (release_id, spot_id, day, half)
    SELECT release.id, release.spot_id, at.day::date, part.half
    FROM parking_releases release
    CROSS JOIN LATERAL generate_series(release.first_day::timestamp, release.last_day::timestamp, interval '1 day') AS at (day)
    CROSS JOIN LATERAL unnest(release.halves) AS part (half)
    WHERE release.id = ANY (${sql.param([...releaseIds])}::uuid[])
      AND extract(isodow FROM at.day)::smallint = ANY (release.weekdays)
    ORDER BY release.spot_id, at.day, part.half, release.created_at, release.id
    ON CONFLICT DO NOTHING RETURNING 1`);
  return rows.length;
}
