/**
 * Lets work on one thing queue up in this process before it takes a connection. The rule itself is the database's, and
 * rows are locked there for other instances; without the queue, two hundred people who want the same room would hold all
 * connections while they wait for that lock, and everybody else would be told that the database is away.
 */
const lastByKey = new Map<string, Promise<unknown>>();

/** Runs the work after all earlier work on the same thing has ended, well or badly. */
export function runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
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
