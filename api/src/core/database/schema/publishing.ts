import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantMs } from './instant';
import { users } from './users';

/** Every saved version of news and events, as the body that was saved. */
export const publicationVersions = pgTable(
  'publication_versions',
  {
    kind: text('kind', { enum: ['news', 'event'] }).notNull(),
    recordId: uuid('record_id').notNull(),
    version: integer('version').notNull(),
    savedAt: instantMs('saved_at').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    body: jsonb('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.recordId, table.version] })],
);

/** The state of each imported record in its file at the last import. */
export const importedStates = pgTable(
  'imported_states',
  {
    kind: text('kind', { enum: ['news', 'event'] }).notNull(),
    recordId: uuid('record_id').notNull(),
    importedAt: instantMs('imported_at').notNull(),
    state: jsonb('state').$type<ImportedState>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.recordId] })],
);

/** Fields as strings, so that they can be compared one by one. */
export interface ImportedState {
  /** SEQUENCE of the calendar; 0 where there is none. */
  sequence: number;
  /** The same in every language. */
  common: Record<string, string | null>;
  texts: { readonly [language in 'en' | 'fr']?: Record<string, string | null> };
}
