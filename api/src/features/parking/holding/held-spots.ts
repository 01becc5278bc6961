/** Spots with their lots, by id, and how many a company has. */
import type { HeldSpot } from '@park/contract/parking-holding';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingLots, parkingSpots } from '../../../core/database/schema/parking';
import { spotHalves } from './spot-halves';

/** Returns the spots in the order of their lots and numbers. */
export async function listHeldSpots(database: Database, ids: readonly string[]): Promise<HeldSpot[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({
      id: parkingSpots.id,
      number: parkingSpots.number,
      kind: parkingSpots.kind,
      lot: { id: parkingLots.id, name: parkingLots.name },
      position: parkingLots.position,
    })
    .from(parkingSpots)
    .innerJoin(parkingLots, eq(parkingLots.id, parkingSpots.lotId))
    .where(inArray(parkingSpots.id, [...ids]))
    .orderBy(parkingLots.position, parkingLots.name, parkingSpots.number);
  return rows.map(({ id, number, kind, lot }) => ({ id, number, kind, lot }));
}

/** Returns the number of spots that a company has on a day: its own and leased ones, without those that it lets. */
export async function countHeldSpots(database: Database, companyId: string, day: string): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`SELECT count(DISTINCT part."spotId")::int AS count FROM (${spotHalves([day], { companyId })}) part`,
  );
  return rows[0]?.count ?? 0;
}
