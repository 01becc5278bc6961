import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { users } from './users';

/** When somebody last used the overview, to show what has changed since then. */
export const portalVisits = pgTable('portal_visits', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: instant('seen_at').notNull(),
  /** The end of the visit before this one; null for the first one. */
  previousAt: instant('previous_at'),
});
