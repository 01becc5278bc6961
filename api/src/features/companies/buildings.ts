import { and, asc, eq, sql } from 'drizzle-orm';
import type { CallResponse } from '@park/contract';
import type { AppContext } from '../../core/context/app-context';
import { buildings, companies } from '../../core/database/schema/companies';
import { isCompanyListed } from './company-rows';

/** Returns all buildings in the order of the park, for its map. */
export async function listBuildings({
  database,
}: Pick<AppContext, 'database'>): Promise<CallResponse<'GET /api/buildings'>> {
  const items = await database
    .select({
      id: buildings.code,
      name: buildings.name,
      address: buildings.address,
      latitude: buildings.latitude,
      longitude: buildings.longitude,
      outline: buildings.outline,
      companyCount: sql<number>`count(${companies.id})::integer`,
    })
    .from(buildings)
    .leftJoin(companies, and(eq(companies.buildingId, buildings.id), isCompanyListed))
    .groupBy(buildings.id)
    .orderBy(asc(buildings.position), asc(buildings.name));
  return { items };
}
