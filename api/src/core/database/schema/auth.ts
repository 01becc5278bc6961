import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: owner(),
  secretHash: text('secret_hash').notNull().unique(),
  markerHash: text('marker_hash').notNull(),
  source: text('source', { enum: ['portal', 'app', 'curl'] }).notNull(),
  device: text('device'),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const tokens = pgTable('tokens', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind', { enum: ['loginLink', 'passwordReset', 'handoff', 'invitation'] }).notNull(),
  userId: owner(),
  secretHash: text('secret_hash').notNull().unique(),
  audience: text('audience'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const loginAttempts = pgTable(
  'login_attempts',
  {
    scope: text('scope').notNull(),
    keyHash: text('key_hash').notNull(),
    failures: integer('failures').notNull(),
    lastFailureAt: moment('last_failure_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.keyHash] })],
);

/** Devices and addresses from which a person has signed in. A device is a random cookie, stored as a hash. */
export const knownSignIns = pgTable(
  'known_sign_ins',
  {
    userId: owner(),
    kind: text('kind', { enum: ['device', 'address'] }).notNull(),
    keyHash: text('key_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.keyHash] })],
);
