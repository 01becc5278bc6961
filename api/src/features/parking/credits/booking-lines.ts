/** The lines of one booking in a person's account. */
import type { CreditEntry } from '@park/contract/parking';
import { asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingCreditLines } from '../../../core/database/schema/parking-credits';
import { entryReasons } from './reasons';

/** Returns the credit entries of a booking, oldest first, each with the balance after it. */
export async function listBookingCredits(
  database: Database,
  { userId, bookingId, balance }: { userId: string; bookingId: string; balance: number },
): Promise<CreditEntry[]> {
  const delta = sql<number>`CASE WHEN ${parkingCreditLines.toUserId} = ${userId}::uuid THEN ${parkingCreditLines.amount} ELSE -${parkingCreditLines.amount} END`;
  const lines = database.$with('lines').as(
    database
      .select({
        id: parkingCreditLines.id,
        delta: delta.as('delta'),
        reason: parkingCreditLines.reason,
        half: parkingCreditLines.half,
        bookingId: parkingCreditLines.bookingId,
        at: parkingCreditLines.at,
        // Computed backwards from the current balance.
        later:
          sql<string>`coalesce(sum(${delta}) OVER (ORDER BY ${parkingCreditLines.id} DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)`.as(
            'later',
          ),
      })
      .from(parkingCreditLines)
      .where(or(eq(parkingCreditLines.fromUserId, userId), eq(parkingCreditLines.toUserId, userId))),
  );
  const rows = await database
    .with(lines)
    .select()
    .from(lines)
    .where(eq(lines.bookingId, bookingId))
    .orderBy(asc(lines.id));
  return rows.map((row) => ({
    id: String(row.id),
    delta: row.delta,
    balance: balance - Number(row.later),
    reason: entryReasons[row.reason],
    half: row.half,
    at: row.at.toISOString(),
  }));
}
