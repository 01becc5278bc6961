/** Pays the releasing sides when their halves begin. */
import { halves as allHalves, type Half } from '@park/contract/parking';
import { and, asc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { parkingPayments } from '../../../core/database/schema/parking-credits';
import { dayOf } from '../../../core/time/park-time';
import { halfInterval } from '../halves';
import { postLines, type Account } from './ledger';

type Payment = typeof parkingPayments.$inferSelect;

const batchSize = 500;

/**
 * Moves the held payments of all halves that have begun to those who released the spots; returns their number. Several
 * processes may run it at once: each payment is settled once.
 */
export async function settleBegunHalves(database: Database, now: Date, zone: string): Promise<number> {
  let settled = 0;
  for (;;) {
    const batch = await database.transaction((transaction) => settleBatch(transaction, now, zone));
    settled += batch;
    if (batch < batchSize) return settled;
  }
}

async function settleBatch(transaction: Database, now: Date, zone: string): Promise<number> {
  const today = dayOf(now, zone);
  const begun = allHalves.filter((half) => halfInterval(today, half, zone).start <= now);
  const payments = await transaction
    .select()
    .from(parkingPayments)
    .where(and(eq(parkingPayments.state, 'held'), or(lt(parkingPayments.day, today), isBegunToday(today, begun))))
    .orderBy(asc(parkingPayments.day), asc(parkingPayments.half))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  for (const half of allHalves) await markEarned(transaction, payments, half, now);
  await postLines(
    transaction,
    payments.map((payment) => ({
      from: 'held',
      to: earnerOf(payment),
      amount: payment.credits,
      reason: 'earning',
      key: `earning:${payment.bookingId}:${payment.half}`,
      at: halfInterval(payment.day, payment.half, zone).start,
      bookingId: payment.bookingId,
      day: payment.day,
      half: payment.half,
    })),
  );
  return payments.length;
}

const isBegunToday = (today: string, begun: readonly Half[]) =>
  begun.length === 0 ? undefined : and(eq(parkingPayments.day, today), inArray(parkingPayments.half, [...begun]));

async function markEarned(transaction: Database, payments: readonly Payment[], half: Half, now: Date): Promise<void> {
  const ids = payments.filter((payment) => payment.half === half).map(({ bookingId }) => bookingId);
  if (ids.length === 0) return;
  await transaction
    .update(parkingPayments)
    .set({ state: 'earned', endedAt: now })
    .where(and(eq(parkingPayments.half, half), inArray(parkingPayments.bookingId, ids)));
}

/** A person who was deleted meanwhile earns for the pool of the company. */
function earnerOf({ earnerKind, earnerUserId, earnerCompanyId }: Payment): Extract<Account, object> | 'park' {
  if (earnerKind === 'person' && earnerUserId !== null) return { person: earnerUserId };
  return earnerCompanyId === null ? 'park' : { pool: earnerCompanyId };
}
