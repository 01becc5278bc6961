/** The sums of all accounts. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';

export interface LedgerTotals {
  people: number;
  pools: number;
  park: number;
  /** Paid for halves that have not begun. */
  held: number;
  issued: number;
  expired: number;
}

/** Returns the balances, which the invariant compares with what was issued and has expired. */
export async function getLedgerTotals(database: Database): Promise<LedgerTotals> {
  const { rows } = await database.execute<Record<string, unknown> & LedgerTotals>(sql`
    SELECT (SELECT coalesce(sum(parkshare_credits), 0)::int FROM users) AS people,
      (SELECT coalesce(sum(pool_credits), 0)::int FROM parking_company_terms) AS pools,
      (SELECT coalesce(sum(credits), 0)::int FROM parking_park_account) AS park,
      (SELECT coalesce(sum(credits), 0)::int FROM parking_payments WHERE state = 'held') AS held,
      (SELECT coalesce(sum(amount), 0)::int FROM parking_credit_lines WHERE from_kind = 'issued') AS issued,
      (SELECT coalesce(sum(amount), 0)::int FROM parking_credit_lines WHERE to_kind = 'expired') AS expired`);
  const [totals] = rows;
  if (!totals) throw new Error('the totals of the ledger have no row');
  return totals;
}
