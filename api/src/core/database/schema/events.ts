import type { EventRepeat } from '@park/contract/event-repeat';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantMs } from './instant';

/** One language of an event. `content` is sanitised HTML, everything else plain text. */
export interface EventTexts {
  title: string;
  summary: string;
  content: string;
  /** Alternative text of the image. */
  imageAlt?: string;
}

/** One language of a line of the programme. */
export interface AgendaTexts {
  title: string;
}

/**
 * Events, half-open `[startsAt, endsAt)`, at most 366 days long. All-day events run from midnight to midnight in the
 * park's zone. `texts` only contains published languages.
 */
export const events = pgTable('events', {
  id: uuid().primaryKey().defaultRandom(),
  /** The park's key of the record; importing it again updates the record. */
  sourceKey: text('source_key').unique(),
  /** UID in the source calendar; null: derived from the id. */
  icalUid: text('ical_uid').unique(),
  /** Id in the catalog `event-types`. */
  type: text().notNull(),
  texts: jsonb().$type<{ en?: EventTexts; fr?: EventTexts }>().notNull(),
  /** Languages that are not published yet. */
  unpublishedTexts: jsonb('unpublished_texts').$type<{ en?: EventTexts; fr?: EventTexts }>().notNull().default({}),
  imageId: uuid('image_id'),
  /** Percent from the left and from the top; null: the middle. */
  imageFocus: jsonb('image_focus').$type<{ x: number; y: number }>(),
  linkedCompanyId: uuid('linked_company_id'),
  startsAt: instantMs('starts_at').notNull(),
  endsAt: instantMs('ends_at').notNull(),
  isAllDay: boolean('is_all_day').notNull().default(false),
  /** Empty if the event is online only. */
  location: text().notNull().default(''),
  onlineUrl: text('online_url'),
  registrationUrl: text('registration_url'),
  /** Visible only to people with a session. */
  isMembersOnly: boolean('is_members_only').notNull().default(false),
  /** Visible only under the KNOVA rule. */
  isKnova: boolean('is_knova').notNull().default(false),
  hasRegistration: boolean('has_registration').notNull().default(false),
  /** Null: as many as want to come. */
  registrationCapacity: integer('registration_capacity'),
  /** Null: from the publication on. */
  registrationOpensAt: instantMs('registration_opens_at'),
  /** Null: until the event begins. */
  registrationClosesAt: instantMs('registration_closes_at'),
  status: text({ enum: ['scheduled', 'cancelled'] })
    .notNull()
    .default('scheduled'),
  cancelledAt: instantMs('cancelled_at'),
  isPublished: boolean('is_published').notNull().default(false),
  publishedAt: instantMs('published_at').notNull(),
  /** Null: for good. */
  unpublishAt: instantMs('unpublish_at'),
  archivedAt: instantMs('archived_at'),
  /**
   * When the event stopped being public; null if it is public or never was. Only earlier versions of the api read it.
   */
  withdrawnAt: instantMs('withdrawn_at'),
  /** Null: happens once. */
  seriesId: uuid('series_id'),
  /** The day that the rule of the series gave this date. */
  seriesDay: date('series_day', { mode: 'string' }),
  /** SEQUENCE of the calendar file; increases with each change that matters to attendees. */
  sequence: integer().notNull().default(0),
  version: integer().notNull().default(1),
  createdAt: instantMs('created_at').notNull().defaultNow(),
  updatedAt: instantMs('updated_at').notNull().defaultNow(),
});

/** Connects the dates of an event that repeats. The days that a rule leaves out are in the rule. */
export const eventSeries = pgTable('event_series', {
  id: uuid().primaryKey().defaultRandom(),
  firstDay: date('first_day', { mode: 'string' }).notNull(),
  rule: jsonb().$type<EventRepeat>().notNull(),
  createdAt: instantMs('created_at').notNull().defaultNow(),
});

/** The programme of an event, in the order of `position`. */
export const eventAgendaItems = pgTable('event_agenda_items', {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid('event_id').notNull(),
  position: integer().notNull(),
  startsAt: instantMs('starts_at').notNull(),
  endsAt: instantMs('ends_at').notNull(),
  texts: jsonb().$type<{ en?: AgendaTexts; fr?: AgendaTexts }>().notNull(),
  speaker: text(),
});

/** Groups of readers; each one sees everything that the previous ones see. */
export const eventAudiences = ['visitors', 'members', 'knova'] as const;
export type EventAudience = (typeof eventAudiences)[number];

/** Events that a group of readers can no longer see, so that calendar feeds can cancel them. */
export const eventWithdrawals = pgTable(
  'event_withdrawals',
  {
    eventId: uuid('event_id').notNull(),
    audience: text({ enum: eventAudiences }).notNull(),
    /** The last version that the group could read; its body is in `publication_versions`. */
    lastVersion: integer('last_version').notNull(),
    withdrawnAt: instantMs('withdrawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.audience] })],
);

/** Who comes to an event, and who waits for a place. */
export const eventRegistrations = pgTable('event_registrations', {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid('event_id').notNull(),
  userId: uuid('user_id').notNull(),
  state: text({ enum: ['registered', 'waiting', 'cancelled'] }).notNull(),
  /** From 1 to the capacity; null unless registered. */
  place: integer(),
  /** Order of the waitlist. */
  askedAt: instantMs('asked_at').notNull(),
  /** When the person got the place. */
  registeredAt: instantMs('registered_at'),
  updatedAt: instantMs('updated_at').notNull(),
});
