import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { users } from './users';

const moment = (name: string) => timestamp(name, { withTimezone: true });

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
  createdAt: moment('created_at').notNull(),
  decidedAt: moment('decided_at'),
  decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  outcome: text('outcome', { enum: ['granted', 'declined'] }),
});
