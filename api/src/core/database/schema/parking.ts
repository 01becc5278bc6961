/**
 * Parking as the database holds it (migration 0002). Importers: everything with `sourceKey` is upserted on it, credits
 * are given by inserting a row into `parking_credit_entries` (reason `grant`, an idempotency key of one's own, ON CONFLICT
 * DO NOTHING): a trigger keeps `users.parkshare_credits`, which nobody else writes. A booking is a row of
 * `parking_bookings` with one row of `parking_booking_halves` per half.
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
  /** Null: the park's own spot, open to everybody who may book. */
  companyId: uuid('company_id').references(() => companies.id),
  /** Null: the company's pool. Otherwise the spot is this person's until it is released. */
  assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
  isActive: boolean('is_active').notNull().default(true),
});

/** A spot given up for the days from first to last (both included) that fall on the weekdays, for the halves. */
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
  /** Who earns a credit for a half that somebody used: the assignee, or the company's pool. */
  earnsTo: text('earns_to', { enum: ['person', 'company'] }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  withdrawnAt: moment('withdrawn_at'),
});

export const parkingBookings = pgTable('parking_bookings', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  /** Null when the person was deleted. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  /** The person's company when it was booked. */
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

/** Spot, person and day repeat the booking's, because the two unique rules need them here. */
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
    /** The release that opened the spot; null for the own company's pool and the park's own spots. */
    releaseId: uuid('release_id').references(() => parkingReleases.id),
    cost: integer('cost').notNull().default(1),
    endedReason: text('ended_reason'),
    endedAt: moment('ended_at'),
    remindedAt: moment('reminded_at'),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.half] })],
);

/** A half that the releasing side took back out of a release. */
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

/** What a company gets per month and may keep. `poolCredits` is kept by a trigger on `parking_pool_entries`. */
export const parkingCompanyTerms = pgTable('parking_company_terms', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  monthlyGrant: integer('monthly_grant').notNull().default(0),
  poolCap: integer('pool_cap').notNull().default(0),
  personCap: integer('person_cap').notNull().default(20),
  poolCredits: integer('pool_credits').notNull().default(0),
});

/** The park to a company for a month (its first day), or a company's manager to a person. */
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

/** What happened to a person's credits; append-only. */
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
  /** Names the event, so that the same event never counts twice. */
  idempotencyKey: text('idempotency_key').notNull().unique(),
  at: moment('at').notNull().defaultNow(),
});
