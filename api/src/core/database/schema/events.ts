import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One language of an event. `content` is sanitised HTML, everything else plain text. */
export interface EventTexts {
  title: string;
  summary: string;
  content: string;
  /** What the image shows, for those who do not see it. */
  imageAlt?: string;
}

/** One language of a line of the programme. */
export interface AgendaTexts {
  title: string;
}

/**
 * Events, half-open `[startsAt, endsAt)`, at most 366 days long. All-day events run from midnight to midnight in the
 * park's zone. In `texts` stand the published languages only.
 */
export const events = pgTable('events', {
  id: uuid().primaryKey().defaultRandom(),
  /** The park's own key of the record; importing twice updates instead of adding. */
  sourceKey: text('source_key').unique(),
  /** UID of the event in the calendar it came from; without it one is made from the id. */
  icalUid: text('ical_uid').unique(),
  /** Id in the catalog `event-types`. */
  type: text().notNull(),
  texts: jsonb().$type<{ en?: EventTexts; fr?: EventTexts }>().notNull(),
  /** Languages that readers do not get yet. */
  unpublishedTexts: jsonb('unpublished_texts').$type<{ en?: EventTexts; fr?: EventTexts }>().notNull().default({}),
  imageId: uuid('image_id'),
  linkedCompanyId: uuid('linked_company_id'),
  startsAt: timestamp('starts_at', { withTimezone: true, precision: 3 }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }).notNull(),
  isAllDay: boolean('is_all_day').notNull().default(false),
  /** Empty when the event takes place online only. */
  location: text().notNull().default(''),
  onlineUrl: text('online_url'),
  registrationUrl: text('registration_url'),
  /** Seen by people with a session only. */
  isMembersOnly: boolean('is_members_only').notNull().default(false),
  /** Seen by those only whom the KNOVA rule lets in. */
  isKnova: boolean('is_knova').notNull().default(false),
  status: text({ enum: ['scheduled', 'cancelled'] })
    .notNull()
    .default('scheduled'),
  cancelledAt: timestamp('cancelled_at', { withTimezone: true, precision: 3 }),
  isPublished: boolean('is_published').notNull().default(false),
  publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
  archivedAt: timestamp('archived_at', { withTimezone: true, precision: 3 }),
  /** When the event stopped being public; null while it is, and if it never was. Read by earlier versions of the api only. */
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true, precision: 3 }),
  /** SEQUENCE of the calendar file: grows with each change that matters to those who attend. */
  sequence: integer().notNull().default(0),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});

/** The programme of an event, in the order of `position`. */
export const eventAgendaItems = pgTable('event_agenda_items', {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid('event_id').notNull(),
  position: integer().notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true, precision: 3 }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }).notNull(),
  texts: jsonb().$type<{ en?: AgendaTexts; fr?: AgendaTexts }>().notNull(),
  speaker: text(),
});

/** Groups of readers, each of which sees all that the groups before it see. */
export const eventAudiences = ['visitors', 'members', 'knova'] as const;
export type EventAudience = (typeof eventAudiences)[number];

/** Events that a group of readers has lost, so that their calendars can be told. */
export const eventWithdrawals = pgTable(
  'event_withdrawals',
  {
    eventId: uuid('event_id').notNull(),
    audience: text({ enum: eventAudiences }).notNull(),
    /** The last version that the group could read; its body is in `publication_versions`. */
    lastVersion: integer('last_version').notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.audience] })],
);
