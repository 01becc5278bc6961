/**
 * Queues work on the same key in this process before it opens a database connection. Correctness comes from row locks
 * in the database; without the queue, many bookings of one room would occupy every connection while they wait for the
 * lock, and all other calls would fail.
 */
import { isInCommandTransaction } from '../database/command-transaction';

const lastByKey = new Map<string, Promise<unknown>>();

/** Runs the work after all earlier work with the same key has settled, and returns its result. */
export function runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
  // It has its connection already, and would wait here for work that may wait for its row locks.
  if (isInCommandTransaction()) return work();
  const earlier = lastByKey.get(key) ?? Promise.resolve();
  const result = earlier.then(work, work);
  const settled = result
    .catch(() => undefined)
    .then(() => {
      if (lastByKey.get(key) === settled) lastByKey.delete(key);
    });
  lastByKey.set(key, settled);
  return result;
}
