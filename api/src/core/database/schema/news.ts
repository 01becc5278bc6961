import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantMs } from './instant';

/** One language of an article. `content` is sanitised HTML, everything else plain text. */
export interface NewsTexts {
  title: string;
  summary: string;
  content: string;
  /** Alternative text of the image. */
  imageAlt?: string;
}

/**
 * News and success stories. Readers see what is published, not archived and not dated in the future; `texts` only
 * contains published languages. The generated `search_…` columns are not declared here.
 */
export const news = pgTable('news', {
  id: uuid().primaryKey().defaultRandom(),
  /** The park's key of the record; importing it again updates the record. */
  sourceKey: text('source_key').unique(),
  /** Id in the catalog `news-types`. */
  type: text().notNull(),
  isSuccessStory: boolean('is_success_story').notNull().default(false),
  texts: jsonb().$type<{ en?: NewsTexts; fr?: NewsTexts }>().notNull(),
  /** Languages that are not published yet. */
  unpublishedTexts: jsonb('unpublished_texts').$type<{ en?: NewsTexts; fr?: NewsTexts }>().notNull().default({}),
  imageId: uuid('image_id'),
  /** Percent from the left and from the top; null: the middle. */
  imageFocus: jsonb('image_focus').$type<{ x: number; y: number }>(),
  linkedCompanyId: uuid('linked_company_id'),
  isPublished: boolean('is_published').notNull().default(false),
  publishedAt: instantMs('published_at').notNull(),
  /** Null: for good. */
  unpublishAt: instantMs('unpublish_at'),
  archivedAt: instantMs('archived_at'),
  version: integer().notNull().default(1),
  createdAt: instantMs('created_at').notNull().defaultNow(),
  updatedAt: instantMs('updated_at').notNull().defaultNow(),
});
