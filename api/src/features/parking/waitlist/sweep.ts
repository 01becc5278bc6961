/** Serves entries with spots that became free by time, and ends entries whose day is over. */
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import type { ParkClock } from '../park-clock';
import { parkingSpots } from '../../../core/database/schema/parking';
import { dayOf } from '../../../core/time/park-time';
import { bookableDays, halfInterval } from '../halves';
import { listQueue, lockQueue } from './queue';
import { serveFromFreeSpots } from './serve-from-free-spots';

/** Goes through the queues in their order. */
export const serveWaiting = (transaction: Database, context: ParkClock): Promise<void> =>
  serveQueues(transaction, context, sql`true`);

/** Serves the queues of a lot for some days, when many of its spots become free at once. */
export const serveLot = (
  transaction: Database,
  context: ParkClock,
  { lotId, firstDay, lastDay }: { lotId: string; firstDay: string; lastDay: string },
): Promise<void> =>
  serveQueues(
    transaction,
    context,
    sql`wanted.lot_id = ${lotId}::uuid AND entry.day BETWEEN ${firstDay}::date AND ${lastDay}::date`,
  );

/** Serves the queues of a spot's lot for all bookable days, after a change of who holds the spot. */
export async function serveSpot(transaction: Database, context: ParkClock, spotId: string): Promise<void> {
  const [spot] = await transaction
    .select({ lotId: parkingSpots.lotId })
    .from(parkingSpots)
    .where(eq(parkingSpots.id, spotId));
  const days = bookableDays(context.clock(), context.configuration.parkTimeZone);
  if (spot) await serveLot(transaction, context, { lotId: spot.lotId, ...days });
}

async function serveQueues(transaction: Database, context: ParkClock, condition: SQL): Promise<void> {
  const { rows } = await transaction.execute<{ lotId: string; day: string }>(sql`
    SELECT DISTINCT wanted.lot_id AS "lotId", entry.day::text AS day FROM parking_waitlist_entries entry
    JOIN parking_waitlist_lots wanted ON wanted.entry_id = entry.id WHERE entry.state = 'waiting' AND ${condition} ORDER BY 2, 1`);
  for (const { lotId, day } of rows) {
    await lockQueue(transaction, lotId, day);
    for (const { id } of await listQueue(transaction, { lotId, day }))
      await serveFromFreeSpots(transaction, context, id, lotId);
  }
}

/** An entry is over when the last half that it wants is over. */
export async function endPastEntries(transaction: Database, context: ParkClock): Promise<void> {
  const now = context.clock();
  const zone = context.configuration.parkTimeZone;
  const today = dayOf(now, zone);
  const isOver = (half: 'am' | 'pm') => halfInterval(today, half, zone).end <= now;
  await transaction.execute(sql`
    UPDATE parking_waitlist_entries SET state = 'expired', ended_at = ${now.toISOString()}::timestamptz
    WHERE state = 'waiting' AND (day < ${today}::date OR day = ${today}::date
      AND (${isOver('pm')} OR (choice = 'am' AND ${isOver('am')})))`);
}
