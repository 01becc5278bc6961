/** Credits of parking as double entry; triggers maintain the balances (`users.parkshare_credits` and others). */
import { bigint, boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { half } from './half';
import { instant } from './instant';
import { parkingBookings, parkingGrants } from './parking';
import { users } from './users';

/** Append-only ledger: each line moves credits from one account to another. */
export const parkingCreditLines = pgTable('parking_credit_lines', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  amount: integer('amount').notNull(),
  reason: text('reason', {
    enum: [
      'grant',
      'distribution',
      'booking',
      'cancellation',
      'recall',
      'closure',
      'leaving',
      'earning',
      'compensation',
      'expiry',
      'correction',
    ],
  }).notNull(),
  fromKind: text('from_kind', { enum: ['issued', 'person', 'pool', 'park', 'held'] }).notNull(),
  /** Null with the kind `person`: the person was deleted. */
  fromUserId: uuid('from_user_id').references(() => users.id, { onDelete: 'set null' }),
  fromCompanyId: uuid('from_company_id').references(() => companies.id),
  toKind: text('to_kind', { enum: ['person', 'pool', 'park', 'held', 'expired'] }).notNull(),
  toUserId: uuid('to_user_id').references(() => users.id, { onDelete: 'set null' }),
  toCompanyId: uuid('to_company_id').references(() => companies.id),
  bookingId: uuid('booking_id').references(() => parkingBookings.id),
  day: date('day'),
  half: half('half'),
  grantId: uuid('grant_id').references(() => parkingGrants.id),
  actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
  note: text('note').notNull().default(''),
  /** Identifies the event, so that it is never counted twice. */
  idempotencyKey: text('idempotency_key').notNull().unique(),
  at: instant('at').notNull().defaultNow(),
});

/** What was paid for a half: held until the half begins, then earned by the releasing side; or refunded before. */
export const parkingPayments = pgTable(
  'parking_payments',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => parkingBookings.id),
    half: half('half').notNull(),
    day: date('day').notNull(),
    credits: integer('credits').notNull(),
    payerKind: text('payer_kind', { enum: ['person', 'pool'] }).notNull(),
    payerUserId: uuid('payer_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The payer's company: its pool receives what a person who is gone would have received. */
    payerCompanyId: uuid('payer_company_id')
      .notNull()
      .references(() => companies.id),
    earnerKind: text('earner_kind', { enum: ['person', 'pool', 'park'] }).notNull(),
    earnerUserId: uuid('earner_user_id').references(() => users.id, { onDelete: 'set null' }),
    earnerCompanyId: uuid('earner_company_id').references(() => companies.id),
    state: text('state', { enum: ['held', 'earned', 'refunded'] })
      .notNull()
      .default('held'),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.half] })],
);

/** The park's own credits; one row. */
export const parkingParkAccount = pgTable('parking_park_account', {
  isOnly: boolean('is_only').primaryKey().default(true),
  credits: integer('credits').notNull().default(0),
});
