import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { users } from './users';

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
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  isReadOnly: boolean('is_read_only').notNull().default(false),
  signInMethod: text('sign_in_method', { enum: ['password', 'link', 'passkey'] })
    .notNull()
    .default('password'),
  /** When the person last confirmed who they are inside the session. */
  confirmedAt: instant('confirmed_at'),
  /** The secret before the last confirmation, for requests that were on their way. */
  previousSecretHash: text('previous_secret_hash'),
  previousSecretUntil: instant('previous_secret_until'),
});

/** The room, spot or booking that a handoff is about. */
export interface HandoffSubject {
  kind: 'room' | 'spot' | 'roomBooking' | 'parkingBooking';
  id: string;
  label: string;
}

export const tokens = pgTable('tokens', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind', { enum: ['loginLink', 'passwordReset', 'handoff', 'invitation'] }).notNull(),
  userId: owner(),
  secretHash: text('secret_hash').notNull().unique(),
  audience: text('audience'),
  /** Of a handoff: the session that asked for it. The token ends with it. */
  sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
  /** Of a handoff: what it is about. */
  subject: jsonb('subject').$type<HandoffSubject>(),
  returnTo: text('return_to'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const loginAttempts = pgTable(
  'login_attempts',
  {
    scope: text('scope').notNull(),
    keyHash: text('key_hash').notNull(),
    failures: integer('failures').notNull(),
    lastFailureAt: instant('last_failure_at').notNull(),
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
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.keyHash] })],
);

/** A public key of a person's device or password manager. */
export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: owner(),
  credentialId: text('credential_id').notNull().unique(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull().default(0),
  transports: text('transports').array().notNull().default([]),
  name: text('name').notNull(),
  isBackedUp: boolean('is_backed_up').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
});

export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});
