import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantMs } from './instant';
import { users } from './users';

/** Secret addresses of personal calendars, one per person; only hashes are kept. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secretHash: text('secret_hash').notNull().unique(),
  createdAt: instantMs('created_at').notNull(),
  /** Rounded to the hour, to avoid a write for every request. */
  lastReadAt: instantMs('last_read_at'),
});
