/** Favourites and saved searches of people (migration 0066). */
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { alertFrequencies, savedKinds } from '@park/contract/saved-kinds';
import { companies } from './companies';
import { instantMs } from './instant';
import { jobs } from './jobs';
import { users } from './users';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const createdAt = () => instantMs('created_at').notNull();

/** Each row has either a company or a job. */
export const favorites = pgTable('favorites', {
  userId: owner(),
  companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
  jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

export const savedSearches = pgTable('saved_searches', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: owner(),
  kind: text('kind', { enum: savedKinds }).notNull(),
  name: text('name').notNull(),
  queryText: text('query_text').notNull(),
  queryFilters: text('query_filters').notNull(),
  frequency: text('frequency', { enum: alertFrequencies }).notNull(),
  createdAt: createdAt(),
});

/** Items that a search knows: without a mail those that matched when it was saved. */
export const savedSearchItems = pgTable(
  'saved_search_items',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    userId: owner(),
    kind: text('kind', { enum: savedKinds }).notNull(),
    itemId: uuid('item_id').notNull(),
    mailId: uuid('mail_id'),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.itemId] })],
);
