import type { Database } from './database';
import { isTransactionClash } from './database-errors';

const maxAttempts = 5;

/**
 * Runs a transaction again if it lost a deadlock or another conflict. The work has no effects outside of the
 * transaction, because it may run several times.
 */
export async function retryTransaction<Result>(
  database: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt === maxAttempts || !isTransactionClash(error)) throw error;
    }
  }
}
