import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantMs } from './instant';

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
  startsAt: instantMs('starts_at').notNull().defaultNow(),
  endsAt: instantMs('ends_at'),
  /** The first of those whose time it is, is shown; equal positions: the one that began last. */
  position: integer().notNull().default(0),
  version: integer().notNull().default(1),
  /** Removed in the portal. */
  archivedAt: instantMs('archived_at'),
  /** Names of columns changed outside the park import, which leaves them alone. Maintained by a trigger. */
  portalChanges: text('portal_changes').array().notNull().default([]),
  createdAt: instantMs('created_at').notNull().defaultNow(),
});
