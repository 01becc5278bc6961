/**
 * Room tables (migration 0002). Importers upsert everything that has a `sourceKey`; a booking is a row of
 * `room_bookings` with at least one row of `room_occurrences`. The database generates `held` and rejects an occurrence
 * that overlaps a booked one of the same room with `room_occurrences_one_at_a_time`.
 */
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { buildings, companies } from './companies';
import { files } from './files';
import { instant } from './instant';
import { users } from './users';

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
  version: integer('version').notNull().default(1),
  /** Columns changed in the portal, which the next import leaves alone. */
  portalChanges: text('portal_changes').array().notNull().default([]),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
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
  /** Who booked; null for imported bookings and deleted people. */
  bookedBy: uuid('booked_by').references(() => users.id, { onDelete: 'set null' }),
  /** Booked for a colleague by `bookedBy`, who may see and cancel it until it is handed over. */
  isForColleague: boolean('is_for_colleague').notNull().default(false),
  /** Increases with each change; a change names the version that it is based on. */
  version: integer('version').notNull().default(1),
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
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
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
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  /** The original end, if the rest was released because nobody checked in. */
  plannedEnd: instant('planned_end'),
  /** The room's buffer at the time of booking. */
  bufferMinutes: integer('buffer_minutes').notNull().default(0),
  /** The room's minutes for checking in at the time of booking; null: no check-in. */
  checkInMinutes: integer('check_in_minutes'),
  state: text('state', {
    enum: ['booked', 'pending', 'cancelled', 'rejected', 'expired', 'skipped', 'released'],
  }).notNull(),
  reason: text('reason'),
  checkedInAt: instant('checked_in_at'),
  decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  decidedAt: instant('decided_at'),
  /** The first start of this date (RECURRENCE-ID); null if it was never moved. */
  originalStart: instant('original_start'),
  /** A requested move: the accepted date that this pending one replaces once it is accepted. */
  replacesId: uuid('replaces_id'),
  /** A skipped date that the person waits for, not only leaves out. */
  isWaiting: boolean('is_waiting').notNull().default(false),
  /** SEQUENCE of calendar files; increases with each change. */
  sequence: integer('sequence').notNull().default(0),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/**
 * Rooms that consist of others. Triggers write what accepted bookings hold into `room_holds`, the parts included, where
 * `room_occurrences_one_at_a_time` keeps them apart.
 */
export const roomParts = pgTable(
  'room_parts',
  {
    wholeId: uuid('whole_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    partId: uuid('part_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.wholeId, table.partId] })],
);

/** A skipped date that is free now, offered to its owner for a while; a time to one person at a time. */
export const roomOffers = pgTable('room_offers', {
  id: uuid('id').primaryKey().defaultRandom(),
  occurrenceId: uuid('occurrence_id')
    .notNull()
    .unique()
    .references(() => roomOccurrences.id, { onDelete: 'cascade' }),
  roomId: uuid('room_id')
    .notNull()
    .references(() => rooms.id, { onDelete: 'cascade' }),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  offeredAt: instant('offered_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  state: text('state', { enum: ['open', 'accepted', 'declined', 'expired'] }).notNull(),
});

/** People invited to a booking by e-mail. */
export const roomInvitations = pgTable('room_invitations', {
  id: uuid('id').primaryKey().defaultRandom(),
  bookingId: uuid('booking_id')
    .notNull()
    .references(() => roomBookings.id, { onDelete: 'cascade' }),
  /** In lower case. */
  email: text('email').notNull(),
  answer: text('answer', { enum: ['needs-action', 'accepted', 'tentative', 'declined'] })
    .notNull()
    .default('needs-action'),
  answeredAt: instant('answered_at'),
  createdAt: instant('created_at').notNull(),
  /** No longer invited. */
  removedAt: instant('removed_at'),
});

/** What each invited person knows about each date: the last message that was sent. */
export const roomInvitationMessages = pgTable(
  'room_invitation_messages',
  {
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => roomInvitations.id, { onDelete: 'cascade' }),
    occurrenceId: uuid('occurrence_id')
      .notNull()
      .references(() => roomOccurrences.id, { onDelete: 'cascade' }),
    method: text('method', { enum: ['REQUEST', 'CANCEL'] }).notNull(),
    sequence: integer('sequence').notNull(),
    recurrenceId: instant('recurrence_id'),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.invitationId, table.occurrenceId] })],
);

/** Secrets of the links in invitations, as hashes. */
export const roomInvitationTokens = pgTable('room_invitation_tokens', {
  secretHash: text('secret_hash').primaryKey(),
  invitationId: uuid('invitation_id')
    .notNull()
    .references(() => roomInvitations.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
});

/** "Still needed?", asked about a series after two missed check-ins in a row. */
export const roomSeriesQuestions = pgTable('room_series_questions', {
  bookingId: uuid('booking_id')
    .primaryKey()
    .references(() => roomBookings.id, { onDelete: 'cascade' }),
  askedAt: instant('asked_at').notNull(),
  /** Without an answer until then the rest of the series is cancelled. */
  answerBy: instant('answer_by').notNull(),
  answeredAt: instant('answered_at'),
});

export interface BlockingTexts {
  en?: { reason?: string };
  fr?: { reason?: string };
}

/** Periods in which rooms are closed; the rooms are in `room_blocking_rooms`. */
export const roomBlockings = pgTable('room_blockings', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  texts: jsonb('texts').$type<BlockingTexts>().notNull().default({}),
  /** Roles that may still book. */
  allowedRoles: integer('allowed_roles').array().notNull().default([]),
  allowedCompanyIds: uuid('allowed_company_ids').array().notNull().default([]),
  /** The closures of one recurrence share a series. */
  seriesId: uuid('series_id'),
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Secrets of one room: for its door display, or for its calendar address. */
export const roomTokens = pgTable('room_tokens', {
  id: uuid('id').primaryKey().defaultRandom(),
  roomId: uuid('room_id')
    .notNull()
    .references(() => rooms.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['display', 'calendar'] }).notNull(),
  label: text('label').notNull(),
  secretHash: text('secret_hash').notNull().unique(),
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
});

/** Refused bookings by day, room and reason, without anything about the person. */
export const roomRefusals = pgTable(
  'room_refusals',
  {
    day: date('day').notNull(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    refusal: text('refusal').notNull(),
    count: integer('count').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.roomId, table.refusal] })],
);

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
