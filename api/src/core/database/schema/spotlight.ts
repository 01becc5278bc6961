import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One language of a spotlight; plain text. */
export interface SpotlightTexts {
  title: string;
  text: string;
  /** Alternative text of the image. */
  imageAlt?: string;
}

/** Promoted content on the home page: the first of those that are published and current. */
export const spotlights = pgTable('spotlights', {
  id: uuid().primaryKey().defaultRandom(),
  /** The park's key of the record; importing it again updates the record. */
  sourceKey: text('source_key').unique(),
  texts: jsonb().$type<{ en?: SpotlightTexts; fr?: SpotlightTexts }>().notNull(),
  imageId: uuid('image_id'),
  /** Path inside the portal (`/news/details?id=…`) or an https address. */
  link: text(),
  isPublished: boolean('is_published').notNull().default(false),
  startsAt: timestamp('starts_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }),
  /** The first of those whose time it is, is shown; equal positions: the one that began last. */
  position: integer().notNull().default(0),
  version: integer().notNull().default(1),
  /** Removed in the portal. */
  archivedAt: timestamp('archived_at', { withTimezone: true, precision: 3 }),
  /** Names of columns changed outside the park import, which leaves them alone. Maintained by a trigger. */
  portalChanges: text('portal_changes').array().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
