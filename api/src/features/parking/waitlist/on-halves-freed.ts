/** The one entry point for halves that get free: cancelled, recalled, released, opened or not used. */
import type { Half } from '@park/contract/parking';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import type { ParkClock } from '../park-clock';
import { parkingSpots } from '../../../core/database/schema/parking';
import { hasEnded } from '../halves';
import { lockSpot } from '../store';
import { listQueue, lockQueue } from './queue';
import { serveEntry } from './serve-entry';

export interface FreedHalves {
  spotId: string;
  day: string;
  halves: readonly Half[];
}

/**
 * Assigns halves that have become free to the waitlist. Call it in the transaction that frees them, after the change,
 * with everything that it frees. Retry that transaction on a conflict (`retryTransaction`).
 */
export async function onHalvesFreed(
  transaction: Database,
  context: ParkClock,
  freed: readonly FreedHalves[],
): Promise<void> {
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  const toCome = freed.filter(({ day, halves }) => halves.some((half) => !hasEnded(day, half, now, zone)));
  const inOrder = [...toCome].sort((one, other) => orderKey(one).localeCompare(orderKey(other)));
  for (const { spotId, day } of inOrder) await fillSpot(transaction, context, spotId, day);
}

/** A fixed order avoids deadlocks between transactions that free several spots. */
const orderKey = ({ day, spotId }: FreedHalves) => `${day} ${spotId}`;

/** Serves the queue with one spot of a day until nobody else can use it. */
async function fillSpot(transaction: Database, context: ParkClock, spotId: string, day: string): Promise<void> {
  const [place] = await transaction
    .select({ lotId: parkingSpots.lotId, kind: parkingSpots.kind })
    .from(parkingSpots)
    .where(eq(parkingSpots.id, spotId));
  if (!place) return;
  await lockQueue(transaction, place.lotId, day);
  const queue = await listQueue(transaction, { ...place, day });
  if (queue.length === 0 || !(await lockSpot(transaction, spotId))) return;
  const open = new Set<Half>(['am', 'pm']);
  for (const candidate of queue) {
    if (open.size === 0) return;
    if (!(await serveEntry(transaction, context, candidate, { spotId, day }))) continue;
    if (candidate.choice === 'day') return;
    open.delete(candidate.choice);
  }
}
