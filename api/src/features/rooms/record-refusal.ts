import { roomRefusals } from '@park/contract/rooms';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { roomRefusals as refusals } from '../../core/database/schema/rooms';
import { ApiError } from '../../core/errors/api-error';
import { dayOf } from '../../core/time/park-time';

type Count = typeof refusals.$inferInsert & { count: number };

/** What is not stored yet, by database. Many refusals of one moment become one write with one connection. */
const waiting = new WeakMap<Database, Map<string, Count>>();

/**
 * Counts a refused booking for the statistics, with nothing about the person; other failures are not counted. In the
 * background, because the transaction of the refused command is undone.
 */
export function recordRefusal(
  { database, clock, configuration, background }: AppContext,
  roomId: string,
  error: unknown,
): void {
  const refusal = error instanceof ApiError && roomRefusals.find((key) => key === error.key);
  if (!refusal) return;
  const day = dayOf(clock(), configuration.parkTimeZone);
  const counts = waiting.get(database) ?? new Map<string, Count>();
  const key = `${day} ${roomId} ${refusal}`;
  counts.set(key, { day, roomId, refusal, count: (counts.get(key)?.count ?? 0) + 1 });
  if (waiting.has(database)) return;
  waiting.set(database, counts);
  background.start('count of refused bookings', async () => {
    // Requests that are answered in the same moment join.
    await new Promise((resolve) => setImmediate(resolve));
    waiting.delete(database);
    await storeCounts(database, [...counts.values()]);
  });
}

/** In a fixed order, so that two processes that store the same counts do not wait for each other. */
const storeCounts = (database: Database, counts: readonly Count[]) =>
  database
    .insert(refusals)
    .values(counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [refusals.day, refusals.roomId, refusals.refusal],
      set: { count: sql`${refusals.count} + excluded.count` },
    });

const keyOf = ({ day, roomId, refusal }: Count): string => `${day} ${roomId} ${refusal}`;
