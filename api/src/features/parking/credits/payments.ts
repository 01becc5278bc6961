/**
 * What is paid for halves. A payment is held until its half begins; then the releasing side earns it (`settle.ts`).
 * Before that it can be refunded.
 */
import { and, eq, inArray } from 'drizzle-orm';
import type { Half } from '@park/contract/parking';
import type { Database } from '../../../core/database/database';
import { parkingPayments } from '../../../core/database/schema/parking-credits';
import { postLines, type CreditLine } from './ledger';
import { coverByPark } from './park-account';

/** The side that released a spot: its holder, the pool of its company, or the park for its own spots. */
export type Earner = { person: string; companyId: string } | { pool: string } | 'park';

/** A person, or a company's pool for its guest. */
export type Payer = { person: string; companyId: string } | { pool: string };

export interface Charge {
  payer: Payer;
  bookingId: string;
  day: string;
  /** Halves that cost nothing are left out by the caller or have 0 credits. */
  halves: readonly { half: Half; credits: number; earner: Earner }[];
  at: Date;
}

/** @throws the violation of `users_credits_not_negative` or `parking_pool_not_negative` */
export async function chargeHalves(transaction: Database, charge: Charge): Promise<void> {
  const { payer, bookingId, day, at } = charge;
  const paid = charge.halves.filter(({ credits }) => credits > 0);
  if (paid.length === 0) return;
  await transaction
    .insert(parkingPayments)
    .values(
      paid.map(({ half, credits, earner }) => ({
        bookingId,
        half,
        day,
        credits,
        ...('person' in payer
          ? { payerKind: 'person' as const, payerUserId: payer.person, payerCompanyId: payer.companyId }
          : { payerKind: 'pool' as const, payerCompanyId: payer.pool }),
        ...earnerColumns(earner),
      })),
    )
    .onConflictDoNothing();
  await postLines(
    transaction,
    paid.map(({ half, credits }) => ({
      from: 'person' in payer ? { person: payer.person } : payer,
      to: 'held',
      amount: credits,
      reason: 'booking',
      key: `booking:${bookingId}:${half}`,
      at,
      bookingId,
      day,
      half,
    })),
  );
}

/** Who earns the credits of a half when it begins. The park earns for spots that no company holds. */
export function earnerColumns(earner: Earner) {
  if (earner === 'park') return { earnerKind: 'park' as const };
  return 'person' in earner
    ? { earnerKind: 'person' as const, earnerUserId: earner.person, earnerCompanyId: earner.companyId }
    : { earnerKind: 'pool' as const, earnerCompanyId: earner.pool };
}

export interface Refund {
  bookingId: string;
  halves: readonly Half[];
  reason: 'cancellation' | 'recall' | 'closure' | 'leaving';
  /** `pool`: the credits go to the pool of the payer's company, because the person leaves. */
  to?: 'payer' | 'pool';
  at: Date;
}

/** Returns the refunded credits by half. A half whose payment was refunded or earned before gets nothing. */
export async function refundHalves(
  transaction: Database,
  { bookingId, halves, reason, to = 'payer', at }: Refund,
): Promise<ReadonlyMap<Half, number>> {
  if (halves.length === 0) return new Map();
  const payments = await transaction
    .update(parkingPayments)
    .set({ state: 'refunded', endedAt: at })
    .where(
      and(
        eq(parkingPayments.bookingId, bookingId),
        inArray(parkingPayments.half, [...halves]),
        eq(parkingPayments.state, 'held'),
      ),
    )
    .returning();
  await postLines(
    transaction,
    payments.map((payment) => ({
      from: 'held',
      to:
        to === 'payer' && payment.payerUserId !== null
          ? { person: payment.payerUserId }
          : { pool: payment.payerCompanyId },
      amount: payment.credits,
      reason,
      key: `${reason}:${bookingId}:${payment.half}`,
      at,
      bookingId,
      day: payment.day,
      half: payment.half,
    })),
  );
  return new Map(payments.map(({ half, credits }) => [half, credits]));
}

export interface Compensation {
  from: { pool: string } | 'park';
  /** The booker; the company's pool for a guest. */
  to: { person: string } | { pool: string };
  bookingId: string;
  day: string;
  half: Half;
  credits: number;
  at: Date;
}

/**
 * Pays a credit on top of the refund of a recalled or closed half. The park issues what its account lacks.
 * @throws the violation of `parking_pool_not_negative` if the recalling company's pool is empty
 */
export async function compensate(transaction: Database, compensation: Compensation): Promise<void> {
  const { from, to, bookingId, day, half, credits, at } = compensation;
  // The pool of a guest's own company cannot pay itself.
  if (from !== 'park' && 'pool' in to && to.pool === from.pool) return;
  const line: CreditLine = {
    from,
    to,
    amount: credits,
    reason: 'compensation',
    key: `compensation:${bookingId}:${half}`,
    at,
    bookingId,
    day,
    half,
  };
  if (from === 'park') await coverByPark(transaction, line);
  await postLines(transaction, [line]);
}
