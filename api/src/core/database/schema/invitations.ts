import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { users } from './users';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Open invitations past `expiresAt` count as expired. One is open per address (`invitations_one_open`). */
export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  role: integer('role').notNull(),
  contractIds: integer('contract_ids').array().notNull().default([]),
  language: text('language', { enum: ['en', 'fr'] })
    .notNull()
    .default('en'),
  phone: text('phone'),
  state: text('state', { enum: ['open', 'accepted', 'revoked', 'expired'] })
    .notNull()
    .default('open'),
  secretHash: text('secret_hash').notNull().unique(),
  invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Mails of the park's day `sentOn`. */
  sentOn: date('sent_on').notNull(),
  sentThatDay: integer('sent_that_day').notNull().default(1),
  endedAt: moment('ended_at'),
  /** The account that the invitation made. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
});
