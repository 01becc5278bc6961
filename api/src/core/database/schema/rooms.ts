/**
 * Room tables (migration 0002). Importers upsert everything that has a `sourceKey`; a booking is a row of
 * `room_bookings` with at least one row of `room_occurrences`. The database generates `held` and rejects an occurrence
 * that overlaps a booked one of the same room with `room_occurrences_one_at_a_time`.
 */
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { buildings, companies } from './companies';
import { files } from './files';
import { users } from './users';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** `HH:MM` in the park's time zone; `until` may be `24:00`. */
export interface OpenPart {
  from: string;
  until: string;
}

/** By ISO weekday, `1` (Monday) to `7`; a weekday that is missing is closed. */
export type OpeningHours = Partial<Record<'1' | '2' | '3' | '4' | '5' | '6' | '7', OpenPart[]>>;

export type Recurrence = { until: string } & (
  | { every: 'day' }
  | { every: 'week'; weekdays: number[] }
  /** `nth` 1 to 4, or -1 for the last such weekday of the month. */
  | { every: 'month'; weekday: number; nth: 1 | 2 | 3 | 4 | -1 }
);

export const rooms = pgTable('rooms', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  name: text('name').notNull(),
  buildingId: uuid('building_id')
    .notNull()
    .references(() => buildings.id),
  floor: text('floor').notNull().default(''),
  capacity: integer('capacity').notNull(),
  /** Ids of the catalog `room-equipment` (table `catalog_items`). */
  equipment: text('equipment').array().notNull().default([]),
  imageFileId: uuid('image_file_id').references(() => files.id),
  /** Contracts that open the room; one of them is enough. Empty: only room managers may book it. */
  contractIds: integer('contract_ids').array().notNull().default([]),
  openingHours: jsonb('opening_hours').$type<OpeningHours>().notNull().default({}),
  /** Time kept free between two bookings. */
  bufferMinutes: integer('buffer_minutes').notNull().default(0),
  minNoticeMinutes: integer('min_notice_minutes').notNull().default(0),
  maxAdvanceDays: integer('max_advance_days').notNull().default(180),
  maxDurationMinutes: integer('max_duration_minutes').notNull().default(480),
  needsApproval: boolean('needs_approval').notNull().default(false),
  checkInMinutes: integer('check_in_minutes'),
  isActive: boolean('is_active').notNull().default(true),
  position: integer('position').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** A booking: a series of one or more occurrences. */
export const roomBookings = pgTable('room_bookings', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  roomId: uuid('room_id')
    .notNull()
    .references(() => rooms.id),
  /** Null if the person was deleted. */
  ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id),
  /** The contract that is charged; null for room managers without a contract of their own. */
  contractId: integer('contract_id'),
  title: text('title').notNull(),
  attendees: text('attendees').array().notNull().default([]),
  people: integer('people'),
  note: text('note').notNull().default(''),
  recurrence: jsonb('recurrence').$type<Recurrence>(),
  splitFrom: uuid('split_from'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const roomOccurrences = pgTable('room_occurrences', {
  id: uuid('id').primaryKey().defaultRandom(),
  bookingId: uuid('booking_id')
    .notNull()
    .references(() => roomBookings.id, { onDelete: 'cascade' }),
  /** Copied from the booking because the exclusion constraint needs it. */
  roomId: uuid('room_id')
    .notNull()
    .references(() => rooms.id),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** The original end, if the rest was released because nobody checked in. */
  plannedEnd: moment('planned_end'),
  /** The room's buffer at the time of booking. */
  bufferMinutes: integer('buffer_minutes').notNull().default(0),
  state: text('state', { enum: ['booked', 'pending', 'cancelled', 'rejected', 'skipped', 'released'] }).notNull(),
  reason: text('reason'),
  checkedInAt: moment('checked_in_at'),
  decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  decidedAt: moment('decided_at'),
  /** SEQUENCE of calendar files; increases with each change. */
  sequence: integer('sequence').notNull().default(0),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export interface BlockingTexts {
  en?: { reason?: string };
  fr?: { reason?: string };
}

/** Periods in which rooms are closed; the rooms are in `room_blocking_rooms`. */
export const roomBlockings = pgTable('room_blockings', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  texts: jsonb('texts').$type<BlockingTexts>().notNull().default({}),
  /** Roles that may still book. */
  allowedRoles: integer('allowed_roles').array().notNull().default([]),
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const roomBlockingRooms = pgTable(
  'room_blocking_rooms',
  {
    blockingId: uuid('blocking_id')
      .notNull()
      .references(() => roomBlockings.id, { onDelete: 'cascade' }),
    roomId: uuid('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.blockingId, table.roomId] })],
);

/** Minutes that a company may book per calendar month and contract. No row: no limit. */
export const roomQuotas = pgTable(
  'room_quotas',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    contractId: integer('contract_id').notNull(),
    minutesPerMonth: integer('minutes_per_month').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.contractId] })],
);
