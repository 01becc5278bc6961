/** Who earns what is paid for a half of a spot. */
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingReleases } from '../../../core/database/schema/parking';
import type { Earner } from './payments';

/** Returns the earner by release id; the key null is the one of halves that no release opened. */
export async function listEarners(
  database: Database,
  spot: { companyId: string | null },
  releaseIds: readonly (string | null)[],
): Promise<(releaseId: string | null) => Earner> {
  const { companyId } = spot;
  if (companyId === null) return () => 'park';
  const ids = releaseIds.filter((id) => id !== null);
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({ id: parkingReleases.id, earnsTo: parkingReleases.earnsTo, by: parkingReleases.releasedBy })
          .from(parkingReleases)
          .where(inArray(parkingReleases.id, ids));
  return (releaseId) => {
    const release = rows.find(({ id }) => id === releaseId);
    return release?.earnsTo === 'person' && release.by !== null
      ? { person: release.by, companyId }
      : { pool: companyId };
  };
}
