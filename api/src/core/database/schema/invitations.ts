import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { instant } from './instant';
import { users } from './users';

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
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Mails of the park's day `sentOn`. */
  sentOn: date('sent_on').notNull(),
  sentThatDay: integer('sent_that_day').notNull().default(1),
  endedAt: instant('ended_at'),
  /** The account that the invitation made. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
});
