/** A person who holds a spot is not sold another one for the same half. */
import type { Half } from '@park/contract/parking';
import type { Database } from '../../../core/database/database';
import { ApiError } from '../../../core/errors/api-error';
import { listSpotHalves, type SpotHalf } from './spot-halves';

/** Returns the halves of a day on which the person has an assigned spot that is neither released nor closed. */
export async function heldHalves(database: Database, userId: string, day: string): Promise<SpotHalf[]> {
  const halves = await listSpotHalves(database, [day], { assigneeId: userId });
  return halves.filter(({ releaseId, isClosed }) => releaseId === null && !isClosed);
}

/** @throws ApiError 409 `errors.parking.ownSpot` if a spot is assigned to the person for one of the halves */
export async function refuseHolder(
  database: Database,
  userId: string,
  { date, halves }: { date: string; halves: readonly Half[] },
): Promise<void> {
  const held = (await heldHalves(database, userId, date)).find(({ half }) => halves.includes(half));
  if (held) throw new ApiError(409, 'errors.parking.ownSpot', { values: { name: held.number, day: date } });
}
