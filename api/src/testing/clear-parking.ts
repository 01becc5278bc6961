import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../core/database/database';

interface Cleared {
  /** Further tables that are emptied. */
  tables?: readonly string[];
  /** Further changes that a trigger would refuse. */
  changes?: readonly SQL[];
}

/** Empties the bookings and movements of credits, whatever the triggers protect. */
export async function clearParking(database: Database, { tables = [], changes = [] }: Cleared = {}): Promise<void> {
  const emptied = ['parking_bookings', 'parking_booking_halves', 'parking_credit_lines', 'parking_payments', ...tables];
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL session_replication_role = replica`);
    await transaction.execute(sql.raw(`TRUNCATE ${emptied.join(', ')} CASCADE`));
    for (const change of changes) await transaction.execute(change);
  });
}
