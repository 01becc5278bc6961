/** Other systems that receive what happens in the portal by HTTP (migration 0015). */
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';

export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  /** Topics. */
  events: text('events').array().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** Signs; encrypted (core/secrets/secret-box.ts). */
  secret: text('secret').notNull(),
  /** After a rotation both secrets sign until then. */
  previousSecret: text('previous_secret'),
  previousSecretUntil: instant('previous_secret_until'),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const webhookEvents = pgTable('webhook_events', {
  id: uuid('id').primaryKey().defaultRandom(),
  event: text('event').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  at: instant('at').notNull(),
});

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: uuid('id').primaryKey().defaultRandom(),
  endpointId: uuid('endpoint_id')
    .notNull()
    .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
  eventId: uuid('event_id')
    .notNull()
    .references(() => webhookEvents.id, { onDelete: 'cascade' }),
  state: text('state', { enum: ['waiting', 'delivered', 'failed'] })
    .notNull()
    .default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  lastStatus: integer('last_status'),
  lastProblem: text('last_problem'),
  lastAttemptAt: instant('last_attempt_at'),
  createdAt: instant('created_at').notNull(),
});
