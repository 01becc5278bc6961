import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { files } from './files';
import { instantMs } from './instant';
import { users } from './users';

/** One language of a document; plain text. */
export interface DocumentTexts {
  title: string;
  description: string;
}

/** Templates and guides; each role with a guide has exactly one. */
export const documents = pgTable('documents', {
  id: uuid().primaryKey().defaultRandom(),
  /** The park's key of the document; importing it again updates it unless it was changed in the portal. */
  sourceKey: text('source_key').unique(),
  kind: text({ enum: ['template', 'guide'] }).notNull(),
  /** The permission to read it, the same as the audience of its files. */
  audience: text({
    enum: ['Templates', 'Smart_Guides_Admin', 'Smart_Guides_Employee', 'Smart_Guides_Supervisor'],
  }).notNull(),
  /** Id in the catalog `template-categories`; null for guides. */
  category: text(),
  texts: jsonb().$type<{ en?: DocumentTexts; fr?: DocumentTexts }>().notNull(),
  position: integer().notNull().default(0),
  isEdited: boolean('is_edited').notNull().default(false),
  version: integer().notNull().default(1),
  /** Who wrote the current version; null and empty for an import and for somebody who was erased. */
  authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
  authorName: text('author_name').notNull().default(''),
  archivedAt: instantMs('archived_at'),
  createdAt: instantMs('created_at').notNull().defaultNow(),
  updatedAt: instantMs('updated_at').notNull().defaultNow(),
});

export const documentFiles = pgTable(
  'document_files',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    language: text({ enum: ['en', 'fr'] }).notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.language] })],
);

/** The state of a document before a change; its files are kept. */
export interface DocumentState {
  category: string | null;
  texts: { en?: DocumentTexts; fr?: DocumentTexts };
  files: { language: 'en' | 'fr'; fileId: string; name: string }[];
}

export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    savedAt: instantMs('saved_at').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    state: jsonb().$type<DocumentState>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version] })],
);
