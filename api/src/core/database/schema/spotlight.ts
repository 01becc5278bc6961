import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One language of a spotlight; plain text. */
export interface SpotlightTexts {
  title: string;
  text: string;
  /** What the image shows, for those who do not see it. */
  imageAlt?: string;
}

/** What the home page points at: of those that are published and in their time, the one that started last. */
export const spotlights = pgTable('spotlights', {
  id: uuid().primaryKey().defaultRandom(),
  /** The park's own key of the record; importing twice updates instead of adding. */
  sourceKey: text('source_key').unique(),
  texts: jsonb().$type<{ en?: SpotlightTexts; fr?: SpotlightTexts }>().notNull(),
  imageId: uuid('image_id'),
  /** Path inside the portal (`/news/details?id=…`) or an https address. */
  link: text(),
  isPublished: boolean('is_published').notNull().default(false),
  startsAt: timestamp('starts_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
