/** Companies that ask for more space (migration 0015). */
import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { instant } from './instant';
import { users } from './users';

const spaceRequestStates = ['new', 'seen', 'offered', 'accepted', 'declined', 'withdrawn'] as const;

export const spaceRequests = pgTable('space_requests', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
  /** Square metres. */
  surface: integer('surface'),
  workplaces: integer('workplaces'),
  fromDay: date('from_day').notNull(),
  phone: text('phone').notNull().default(''),
  message: text('message').notNull().default(''),
  state: text('state', { enum: spaceRequestStates }).notNull().default('new'),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const spaceRequestSteps = pgTable('space_request_steps', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  requestId: uuid('request_id')
    .notNull()
    .references(() => spaceRequests.id, { onDelete: 'cascade' }),
  state: text('state', { enum: spaceRequestStates }).notNull(),
  actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
  byCompany: boolean('by_company').notNull(),
  note: text('note').notNull().default(''),
  at: instant('at').notNull(),
});
