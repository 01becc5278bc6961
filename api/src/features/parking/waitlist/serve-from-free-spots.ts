/** Serves an entry with a spot that is free already. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import type { ParkClock } from '../park-clock';
import { parkingLots } from '../../../core/database/schema/parking';
import { parkingWaitlistEntries, parkingWaitlistLots } from '../../../core/database/schema/parking-waitlist';
import { users } from '../../../core/database/schema/users';
import { halvesOf, hasEnded } from '../halves';
import { releasedHalves } from '../released-halves';
import { availabilityOf, bestSpot } from '../spot-availability';
import { listRecalledSpots } from './recalled';
import { serveEntry } from './serve-entry';

/**
 * Returns whether the entry was served. The caller has locked the queues of the entry's lots, or of the one that it
 * names.
 */
export async function serveFromFreeSpots(
  transaction: Database,
  context: ParkClock,
  entryId: string,
  onlyLotId?: string,
): Promise<boolean> {
  const [entry] = await transaction
    .select({
      id: parkingWaitlistEntries.id,
      userId: users.id,
      companyId: users.companyId,
      day: parkingWaitlistEntries.day,
      choice: parkingWaitlistEntries.choice,
      kind: parkingWaitlistEntries.kind,
    })
    .from(parkingWaitlistEntries)
    .innerJoin(users, eq(users.id, parkingWaitlistEntries.userId))
    .where(eq(parkingWaitlistEntries.id, entryId));
  if (!entry) return false;
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  const wanted = halvesOf(entry.choice).filter((half) => !hasEnded(entry.day, half, now, zone));
  if (wanted.length === 0) return false;
  const person = { id: entry.userId, companyId: entry.companyId };
  const lotIds = onlyLotId === undefined ? await listLotsOf(transaction, entryId) : [onlyLotId];
  const recalled = await listRecalledSpots(transaction, { userId: person.id, day: entry.day });
  for (const lotId of lotIds) {
    const open = await releasedHalves(transaction, { day: entry.day, person, now, zone, within: { lotId } });
    const others = open.filter(({ spotId }) => !recalled.has(spotId));
    const spot = bestSpot(availabilityOf(others, new Set()), wanted, entry.kind ?? undefined);
    if (spot && (await serveEntry(transaction, context, entry, { spotId: spot.id, day: entry.day }))) return true;
  }
  return false;
}

/** In the park's order of lots. */
async function listLotsOf(transaction: Database, entryId: string): Promise<string[]> {
  const rows = await transaction
    .select({ id: parkingLots.id })
    .from(parkingWaitlistLots)
    .innerJoin(parkingLots, eq(parkingLots.id, parkingWaitlistLots.lotId))
    .where(eq(parkingWaitlistLots.entryId, entryId))
    .orderBy(asc(parkingLots.position), asc(parkingLots.name));
  return rows.map(({ id }) => id);
}
