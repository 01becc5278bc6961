/** Who holds, releases and may use a spot (migration 0024). */
import { boolean, date, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { half } from './half';
import { instant } from './instant';
import { parkingBookings, parkingLots, parkingReleases, parkingSpots } from './parking';
import { users } from './users';

const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** A spot for a company for a range of days, from the park or, once it accepts, from another company. */
export const parkingLeases = pgTable('parking_leases', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  spotId: uuid('spot_id')
    .notNull()
    .references(() => parkingSpots.id),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id),
  /** Null: the park. */
  lessorCompanyId: uuid('lessor_company_id').references(() => companies.id),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  state: text('state', { enum: ['offered', 'active', 'declined', 'withdrawn'] })
    .notNull()
    .default('offered'),
  offeredBy: person('offered_by'),
  offeredAt: instant('offered_at').notNull().defaultNow(),
  decidedBy: person('decided_by'),
  decidedAt: instant('decided_at'),
});

/** A spot for a person on a weekday and half. It counts while its company holds the spot. */
export const parkingAssignments = pgTable('parking_assignments', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  spotId: uuid('spot_id')
    .notNull()
    .references(() => parkingSpots.id),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** ISO, 1 is Monday. */
  weekday: smallint('weekday').notNull(),
  half: half('half').notNull(),
  firstDay: date('first_day').notNull(),
  /** Null: until somebody ends it. */
  lastDay: date('last_day'),
  assignedBy: person('assigned_by'),
  assignedAt: instant('assigned_at').notNull().defaultNow(),
});

/** A released half; at most one is live for a spot, day and half. */
export const parkingReleasedHalves = pgTable(
  'parking_released_halves',
  {
    releaseId: uuid('release_id')
      .notNull()
      .references(() => parkingReleases.id, { onDelete: 'cascade' }),
    spotId: uuid('spot_id')
      .notNull()
      .references(() => parkingSpots.id),
    day: date('day').notNull(),
    half: half('half').notNull(),
    state: text('state', { enum: ['live', 'ended'] })
      .notNull()
      .default('live'),
    endedBy: person('ended_by'),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.day, table.half] })],
);

/** A booking that a manager took back; `number` counts those of a booker in a month. */
export const parkingBookingRecalls = pgTable('parking_booking_recalls', {
  id: uuid('id').primaryKey().defaultRandom(),
  bookingId: uuid('booking_id')
    .notNull()
    .references(() => parkingBookings.id),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id),
  userId: person('user_id'),
  month: date('month').notNull(),
  number: smallint('number').notNull(),
  halves: half('halves').array().notNull(),
  reason: text('reason').notNull(),
  recalledBy: person('recalled_by'),
  at: instant('at').notNull().defaultNow(),
});

/** Days of the park on which parking costs nothing, as on weekends. */
export const parkingHolidays = pgTable('parking_holidays', {
  day: date('day').primaryKey(),
  nameEn: text('name_en').notNull(),
  nameFr: text('name_fr').notNull(),
});

/** Opens accessible spots to a person. */
export const parkingPermits = pgTable('parking_permits', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day'),
  grantedBy: person('granted_by'),
  grantedAt: instant('granted_at').notNull().defaultNow(),
});

/** Up to three vehicles of a person. */
export const parkingVehicles = pgTable('parking_vehicles', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  position: smallint('position').notNull(),
  plate: text('plate').notNull(),
  isElectric: boolean('is_electric').notNull().default(false),
  addedAt: instant('added_at').notNull().defaultNow(),
});

/** Days on which spots of a lot cannot be used. */
export const parkingClosures = pgTable('parking_closures', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  lotId: uuid('lot_id')
    .notNull()
    .references(() => parkingLots.id),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  reason: text('reason').notNull(),
  /** Empty: the English reason. */
  reasonFr: text('reason_fr').notNull().default(''),
  createdBy: person('created_by'),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When it was lifted. */
  endedAt: instant('ended_at'),
});

export const parkingClosureSpots = pgTable(
  'parking_closure_spots',
  {
    closureId: uuid('closure_id')
      .notNull()
      .references(() => parkingClosures.id, { onDelete: 'cascade' }),
    spotId: uuid('spot_id')
      .notNull()
      .references(() => parkingSpots.id),
  },
  (table) => [primaryKey({ columns: [table.closureId, table.spotId] })],
);
