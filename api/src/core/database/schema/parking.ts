/**
 * Parking tables (migration 0002). Importers upsert everything that has a `sourceKey`. Credits are in
 * `parking-credits.ts`. A booking is a row of `parking_bookings` with one
 * row of `parking_booking_halves` per half.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { half } from './half';
import { instant } from './instant';
import { users } from './users';

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
  /** How the lot's waitlist is ordered after recalled people. */
  waitlistRule: text('waitlist_rule', { enum: ['firstCome', 'fewestHalves'] })
    .notNull()
    .default('firstCome'),
  /** Whether a half that nobody checks in for is free for others 90 minutes after its begin. */
  hasCheckIn: boolean('has_check_in').notNull().default(false),
  /** Part of the address in the QR code at the entrance. */
  checkInCode: text('check_in_code')
    .notNull()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
  portalChanges: text('portal_changes').array().notNull().default([]),
  /** Raised by each change in the portal. */
  version: integer('version').notNull().default(1),
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
  /** The company that has the spot for good; null: the park. Leases (`parking-holding.ts`) come before it. */
  companyId: uuid('company_id').references(() => companies.id),
  isActive: boolean('is_active').notNull().default(true),
  /** Columns changed in the portal, which the next import leaves alone. */
  portalChanges: text('portal_changes').array().notNull().default([]),
  /** Raised by each change in the portal. */
  version: integer('version').notNull().default(1),
});

/**
 * A release as it was made: a spot, for the halves on the weekdays from the first to the last day, both included.
 * `parkingReleasedHalves` has a row for each half and decides.
 */
export const parkingReleases = pgTable('parking_releases', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  spotId: uuid('spot_id')
    .notNull()
    .references(() => parkingSpots.id),
  /**
   * `company`: colleagues; `named`: the people of another company; `park`: everybody, colleagues too; `companyThenPark`:
   * colleagues until 18:00 the day before, then everybody.
   */
  audience: text('audience', { enum: ['company', 'named', 'park', 'companyThenPark'] }).notNull(),
  /** The company that held the spot when it was released. */
  companyId: uuid('company_id').references(() => companies.id),
  targetCompanyId: uuid('target_company_id').references(() => companies.id),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  /** ISO weekdays, 1 (Monday) to 7. */
  weekdays: smallint('weekdays').array().notNull().default([1, 2, 3, 4, 5, 6, 7]),
  halves: half('halves').array().notNull().default(['am', 'pm']),
  releasedBy: uuid('released_by').references(() => users.id, { onDelete: 'set null' }),
  /** Who earns the credit for a released half that is used: the assignee or the company's pool. */
  earnsTo: text('earns_to', { enum: ['person', 'company'] }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  withdrawnAt: instant('withdrawn_at'),
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
  /** A guest of the company has a name instead of an account. */
  guestName: text('guest_name'),
  /** Erased 30 days after the day. */
  plate: text('plate'),
  bookedBy: uuid('booked_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
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
    state: text('state', { enum: ['booked', 'used', 'cancelled', 'recalled', 'noShow'] })
      .notNull()
      .default('booked'),
    /** The release that opened the spot; null for spots of the company's pool and of the park. */
    releaseId: uuid('release_id').references(() => parkingReleases.id),
    cost: integer('cost').notNull().default(1),
    /** Guests only: at most two per company and half, which a unique index on this number enforces. */
    guestCompanyId: uuid('guest_company_id').references(() => companies.id),
    guestSlot: smallint('guest_slot'),
    endedReason: text('ended_reason'),
    endedAt: instant('ended_at'),
    remindedAt: instant('reminded_at'),
    confirmedAt: instant('confirmed_at'),
    checkedInAt: instant('checked_in_at'),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.half] })],
);

/** A company's monthly grant and caps. A trigger on `parking_credit_lines` maintains `poolCredits`. */
export const parkingCompanyTerms = pgTable('parking_company_terms', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  monthlyGrant: integer('monthly_grant').notNull().default(0),
  poolCap: integer('pool_cap').notNull().default(0),
  personCap: integer('person_cap').notNull().default(20),
  poolCredits: integer('pool_credits').notNull().default(0),
  /** What each person receives from the pool on the 1st; 0: by hand only. */
  personMonthly: integer('person_monthly').notNull().default(0),
  /** Grows with each change of the grant and the caps. */
  version: integer('version').notNull().default(1),
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
  at: instant('at').notNull().defaultNow(),
});
