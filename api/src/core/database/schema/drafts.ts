import type { DraftBody } from '@park/contract/drafts';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantMs } from './instant';
import { users } from './users';

/** What an editor is writing and has not saved; one per person and record. */
export const publicationDrafts = pgTable('publication_drafts', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind', { enum: ['news', 'event'] }).notNull(),
  /** Null: not saved as a record yet. */
  recordId: uuid('record_id'),
  baseVersion: integer('base_version'),
  authorId: uuid('author_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  revision: integer('revision').notNull().default(1),
  body: jsonb('body').$type<DraftBody>().notNull(),
  createdAt: instantMs('created_at').notNull(),
  updatedAt: instantMs('updated_at').notNull(),
  seenAt: instantMs('seen_at').notNull(),
});

/** Addresses that show a draft to everybody who has them; only hashes of the tokens are stored. */
export const publicationPreviews = pgTable('publication_previews', {
  tokenHash: text('token_hash').primaryKey(),
  draftId: uuid('draft_id')
    .notNull()
    .references(() => publicationDrafts.id, { onDelete: 'cascade' }),
  expiresAt: instantMs('expires_at').notNull(),
});
