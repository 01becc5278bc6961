import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/**
 * Who may read a file: `readers` are the people who may read a record that shows it; the others are permissions, and
 * their files are documents that only the calls of documents serve.
 */
export const fileAudiences = [
  'readers',
  'Templates',
  'Smart_Guides_Admin',
  'Smart_Guides_Employee',
  'Smart_Guides_Supervisor',
] as const;
export type FileAudience = (typeof fileAudiences)[number];

export const files = pgTable('files', {
  id: uuid('id').primaryKey().defaultRandom(),
  sourceKey: text('source_key').unique(),
  sha256: text('sha256').notNull(),
  mediaType: text('media_type').notNull(),
  /** Null: nobody. */
  audience: text('audience', { enum: fileAudiences }),
  bytes: integer('bytes').notNull(),
  width: integer('width'),
  height: integer('height'),
  /** A picture of a person, also after its person has another one or none. Triggers maintain it (migration 0094). */
  isPersonPicture: boolean('is_person_picture').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Images in the published texts of news and events; triggers of those tables maintain it. */
export const publicationImages = pgTable(
  'publication_images',
  {
    kind: text('kind', { enum: ['news', 'event'] }).notNull(),
    recordId: uuid('record_id').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.kind, table.recordId] })],
);
