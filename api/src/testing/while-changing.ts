import { sql } from 'drizzle-orm';
import type { Database } from '../core/database/database';

/**
 * Starts work while a transaction has changed something and is not committed. The transaction ends once the work waits
 * for one of its locks, or is done without. Needs a server of its own: `describeOnPostgres`.
 */
export async function whileChanging<Result>(
  database: Database,
  change: (transaction: Database) => Promise<unknown>,
  start: () => Promise<Result>,
): Promise<Result> {
  let started: Promise<Result> | undefined;
  await database.transaction(async (transaction) => {
    await change(transaction);
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    started = start();
    started.then(end, end);
    while (!isDone && !(await isWaiting(database))) await new Promise(setImmediate);
  });
  if (!started) throw new Error('not started');
  return started;
}

async function isWaiting(database: Database): Promise<boolean> {
  const { rows } = await database.execute(
    sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}
