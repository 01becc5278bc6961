/** A person's vehicles. */
import type { SpotKind } from '@park/contract/parking';
import type { Vehicle } from '@park/contract/parking-permits';
import { asc, desc, eq } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { parkingVehicles } from '../../../core/database/schema/parking-holding';
import { ApiError } from '../../../core/errors/api-error';
import type { Person } from '../../../http/access/person';
import { lockAccount } from '../../users';

/** Returns the person's vehicles in their order (docs/design/parking.md, rule 9). */
export async function getVehicles(
  { database }: Pick<AppContext, 'database'>,
  person: Person,
): Promise<{ vehicles: Vehicle[] }> {
  const vehicles = await database
    .select({ plate: parkingVehicles.plate, isElectric: parkingVehicles.isElectric })
    .from(parkingVehicles)
    .where(eq(parkingVehicles.userId, person.id))
    .orderBy(asc(parkingVehicles.position));
  return { vehicles };
}

/**
 * Stores the vehicles in the given order and returns them.
 * @throws ApiError 422 for two vehicles of one plate (docs/design/parking.md, rule 9)
 */
export async function replaceVehicles(
  context: AppContext,
  person: Person,
  vehicles: readonly Vehicle[],
): Promise<{ vehicles: Vehicle[] }> {
  if (new Set(vehicles.map(({ plate }) => plate)).size < vehicles.length)
    throw new ApiError(422, 'errors.parking.sameVehicle');
  return retryTransaction(context.database, async (transaction) => {
    // One after the other: two lists at once would be merged, or refused for the same place in the order.
    await lockAccount(transaction, person.id);
    await transaction.delete(parkingVehicles).where(eq(parkingVehicles.userId, person.id));
    if (vehicles.length > 0)
      await transaction.insert(parkingVehicles).values(
        vehicles.map((vehicle, index) => ({
          ...vehicle,
          userId: person.id,
          position: index + 1,
          addedAt: context.clock(),
        })),
      );
    return getVehicles({ database: transaction }, person);
  });
}

/** Returns the plate of the first vehicle, for an electric spot of the first electric one; null without vehicles. */
export async function usualPlate(database: Database, userId: string, kind: SpotKind): Promise<string | null> {
  const [vehicle] = await database
    .select({ plate: parkingVehicles.plate })
    .from(parkingVehicles)
    .where(eq(parkingVehicles.userId, userId))
    .orderBy(...(kind === 'electric' ? [desc(parkingVehicles.isElectric)] : []), asc(parkingVehicles.position))
    .limit(1);
  return vehicle?.plate ?? null;
}
