import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { instant } from './instant';
import { users } from './users';

/** Somebody who was refused asks the people who may grant it; one is open per person and permission. */
export const accessRequests = pgTable('access_requests', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  permission: text('permission').notNull(),
  message: text('message').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  decidedAt: instant('decided_at'),
  decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  outcome: text('outcome', { enum: ['granted', 'declined'] }),
});
