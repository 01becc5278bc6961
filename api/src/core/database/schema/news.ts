import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One language of an article. `content` is sanitised HTML, everything else plain text. */
export interface NewsTexts {
  title: string;
  summary: string;
  content: string;
  /** What the image shows, for those who do not see it. */
  imageAlt?: string;
}

/**
 * News and success stories. What a reader may see: `isPublished`, not archived, and `publishedAt` is not in the future; in `texts`
 * stand the published languages only. `search_…` columns are the database's own and not listed here.
 */
export const news = pgTable('news', {
  id: uuid().primaryKey().defaultRandom(),
  /** The park's own key of the record; importing twice updates instead of adding. */
  sourceKey: text('source_key').unique(),
  /** Id in the catalog `news-types`. */
  type: text().notNull(),
  isSuccessStory: boolean('is_success_story').notNull().default(false),
  texts: jsonb().$type<{ en?: NewsTexts; fr?: NewsTexts }>().notNull(),
  /** Languages that readers do not get yet. */
  unpublishedTexts: jsonb('unpublished_texts').$type<{ en?: NewsTexts; fr?: NewsTexts }>().notNull().default({}),
  imageId: uuid('image_id'),
  linkedCompanyId: uuid('linked_company_id'),
  isPublished: boolean('is_published').notNull().default(false),
  publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
  archivedAt: timestamp('archived_at', { withTimezone: true, precision: 3 }),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
