import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Secret addresses of personal calendars, one per person; only hashes are kept. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secretHash: text('secret_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  /** Rounded to the hour, to avoid a write for every request. */
  lastReadAt: moment('last_read_at'),
});
