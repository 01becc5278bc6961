/** Messages to people, what they want to receive, and links in mails that do something (migration 0013). */
import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, instantMs } from './instant';
import { users } from './users';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: owner(),
  kind: text('kind').notNull(),
  key: text('key'),
  values: jsonb('values').$type<Record<string, unknown>>().notNull().default({}),
  link: text('link').notNull(),
  isInPortal: boolean('is_in_portal').notNull(),
  action: text('action'),
  actionPayload: jsonb('action_payload').$type<Record<string, unknown>>(),
  actionExpiresAt: instant('action_expires_at'),
  actedAt: instant('acted_at'),
  createdAt: instant('created_at').notNull(),
  readAt: instant('read_at'),
});

export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: owner(),
    kind: text('kind').notNull(),
    channel: text('channel', { enum: ['portal', 'mail'] }).notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
);

export const mailActionTokens = pgTable('mail_action_tokens', {
  id: uuid('id').primaryKey().defaultRandom(),
  secretHash: text('secret_hash').notNull(),
  purpose: text('purpose').notNull(),
  userId: owner(),
  notificationId: uuid('notification_id').references(() => notifications.id, { onDelete: 'cascade' }),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Mails of the park to everybody who asked for them. */
export const emailSubscriptions = pgTable('email_subscriptions', {
  userId: owner().primaryKey(),
  newsletter: boolean('newsletter').notNull().default(false),
  events: boolean('events').notNull().default(false),
  jobs: boolean('jobs').notNull().default(false),
  /** Nobody receives what was published before the subscription. */
  since: instantMs('since').notNull().defaultNow(),
});

/** What subscribers have received: each item once. */
export const digestItems = pgTable(
  'digest_items',
  {
    userId: uuid('user_id').notNull(),
    kind: text({ enum: ['news', 'event', 'job'] }).notNull(),
    itemId: uuid('item_id').notNull(),
    sentAt: instantMs('sent_at').notNull(),
    /** The mail that tells the item. */
    mailId: uuid('mail_id'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.itemId] })],
);
