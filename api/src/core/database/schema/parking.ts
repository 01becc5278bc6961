/**
 * Parking tables (migration 0002). Importers upsert everything that has a `sourceKey`. Credits are granted by inserting
 * a row into `parking_credit_entries` (reason `grant`, a unique idempotency key, ON CONFLICT DO NOTHING): a trigger
 * maintains `users.parkshare_credits`, which no other code writes. A booking is a row of `parking_bookings` with one
 * row of `parking_booking_halves` per half.
 */
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { users } from './users';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const half = (name: string) => text(name, { enum: ['am', 'pm'] });

export interface LotTexts {
  en?: { directions?: string };
  fr?: { directions?: string };
}

export const parkingLots = pgTable('parking_lots', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  name: text('name').notNull(),
  address: text('address').notNull().default(''),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  texts: jsonb('texts').$type<LotTexts>().notNull().default({}),
  position: integer('position').notNull().default(0),
});

export const parkingSpots = pgTable('parking_spots', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  lotId: uuid('lot_id')
    .notNull()
    .references(() => parkingLots.id),
  /** Unique in its lot. */
  number: text('number').notNull(),
  kind: text('kind', { enum: ['standard', 'electric', 'accessible', 'motorbike'] })
    .notNull()
    .default('standard'),
  /** Null: the spot belongs to the park and is open to everybody who may book. */
  companyId: uuid('company_id').references(() => companies.id),
  /** Null: the spot belongs to the company's pool. Otherwise it is reserved for this person until it is released. */
  assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
  isActive: boolean('is_active').notNull().default(true),
});

/** A spot released for the halves on the weekdays from the first to the last day, both included. */
export const parkingReleases = pgTable('parking_releases', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  spotId: uuid('spot_id')
    .notNull()
    .references(() => parkingSpots.id),
  /** `company`: colleagues; `park`: everybody, colleagues too. */
  audience: text('audience', { enum: ['company', 'park'] }).notNull(),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  /** ISO weekdays, 1 (Monday) to 7. */
  weekdays: smallint('weekdays').array().notNull().default([1, 2, 3, 4, 5, 6, 7]),
  halves: half('halves').array().notNull().default(['am', 'pm']),
  releasedBy: uuid('released_by').references(() => users.id, { onDelete: 'set null' }),
  /** Who earns the credit for a released half that is used: the assignee or the company's pool. */
  earnsTo: text('earns_to', { enum: ['person', 'company'] }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  withdrawnAt: moment('withdrawn_at'),
});

export const parkingBookings = pgTable('parking_bookings', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  /** Null if the person was deleted. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  /** The person's company at the time of booking. */
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id),
  spotId: uuid('spot_id')
    .notNull()
    .references(() => parkingSpots.id),
  day: date('day').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  sequence: integer('sequence').notNull().default(0),
});

/** Spot, person and day are copied from the booking because two unique constraints need them. */
export const parkingBookingHalves = pgTable(
  'parking_booking_halves',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => parkingBookings.id, { onDelete: 'cascade' }),
    half: half('half').notNull(),
    spotId: uuid('spot_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    day: date('day').notNull(),
    state: text('state', { enum: ['booked', 'cancelled', 'recalled'] })
      .notNull()
      .default('booked'),
    /** The release that opened the spot; null for spots of the company's pool and of the park. */
    releaseId: uuid('release_id').references(() => parkingReleases.id),
    cost: integer('cost').notNull().default(1),
    endedReason: text('ended_reason'),
    endedAt: moment('ended_at'),
    remindedAt: moment('reminded_at'),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.half] })],
);

/** A half that the releasing person or company took back from a release. */
export const parkingRecalls = pgTable(
  'parking_recalls',
  {
    releaseId: uuid('release_id')
      .notNull()
      .references(() => parkingReleases.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    half: half('half').notNull(),
    bookingId: uuid('booking_id').references(() => parkingBookings.id),
    reason: text('reason'),
    recalledBy: uuid('recalled_by').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.day, table.half] })],
);

/** A company's monthly grant and caps. A trigger on `parking_pool_entries` maintains `poolCredits`. */
export const parkingCompanyTerms = pgTable('parking_company_terms', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  monthlyGrant: integer('monthly_grant').notNull().default(0),
  poolCap: integer('pool_cap').notNull().default(0),
  personCap: integer('person_cap').notNull().default(20),
  poolCredits: integer('pool_credits').notNull().default(0),
});

/** Credits granted by the park to a company for a month (its first day), or by a company's manager to a person. */
export const parkingGrants = pgTable('parking_grants', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  month: date('month'),
  credits: integer('credits').notNull(),
  grantedBy: uuid('granted_by').references(() => users.id, { onDelete: 'set null' }),
  at: moment('at').notNull().defaultNow(),
});

/** Append-only ledger of a person's credits. */
export const parkingCreditEntries = pgTable('parking_credit_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  delta: integer('delta').notNull(),
  reason: text('reason', {
    enum: ['grant', 'booking', 'cancellation', 'release', 'recall', 'compensation', 'expiry', 'correction'],
  }).notNull(),
  bookingId: uuid('booking_id').references(() => parkingBookings.id),
  releaseId: uuid('release_id').references(() => parkingReleases.id),
  grantId: uuid('grant_id').references(() => parkingGrants.id),
  /** Identifies the event, so that it is never counted twice. */
  idempotencyKey: text('idempotency_key').notNull().unique(),
  at: moment('at').notNull().defaultNow(),
});
