import type { BrowserCheck } from '@park/contract/release-checks';
import type { GateCheck } from '@park/contract/gate-check';
import type { PlatformFacts } from '@park/contract/registry';
import type { RemoteBuild } from '@park/contract/remote-build';
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantMs } from './instant';

export const releaseVersions = pgTable(
  'release_versions',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    build: jsonb('build').$type<RemoteBuild>().notNull(),
    buildHash: text('build_hash').notNull(),
    isComplete: boolean('is_complete').notNull().default(false),
    publishedBy: text('published_by').notNull(),
    createdAt: instantMs('created_at').notNull(),
    completedAt: instantMs('completed_at'),
    gateChecks: jsonb('gate_checks').$type<GateCheck[]>(),
    browserChecks: jsonb('browser_checks').$type<GateCheck[]>(),
    firstLiveAt: instantMs('first_live_at'),
    lastLiveAt: instantMs('last_live_at'),
    withdrawnAt: instantMs('withdrawn_at'),
    removedAt: instantMs('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version] })],
);
export type VersionRow = typeof releaseVersions.$inferSelect;

export const releaseRemotes = pgTable('release_remotes', {
  remote: text('remote').primaryKey(),
  liveVersion: text('live_version'),
  liveSince: instantMs('live_since'),
  previousVersion: text('previous_version'),
  canaryVersion: text('canary_version'),
  canaryShare: doublePrecision('canary_share'),
  canaryRoles: integer('canary_roles').array().notNull().default([]),
  canarySince: instantMs('canary_since'),
  pinnedVersion: text('pinned_version'),
  pinnedReason: text('pinned_reason'),
  pinnedBy: text('pinned_by'),
  pinnedSince: instantMs('pinned_since'),
  disabledSince: instantMs('disabled_since'),
  disabledReason: text('disabled_reason'),
  disabledBy: text('disabled_by'),
  canaryUntil: instantMs('canary_until'),
  createdAt: instantMs('created_at').notNull(),
});
export type RemoteRow = typeof releaseRemotes.$inferSelect;

export const releaseRegistry = pgTable('release_registry', {
  isOnly: boolean('is_only').primaryKey().default(true),
  revision: bigint('revision', { mode: 'number' }).notNull().default(0),
});

export const releaseTokens = pgTable('release_tokens', {
  id: uuid('id').primaryKey().defaultRandom(),
  remote: text('remote').notNull(),
  label: text('label').notNull(),
  tokenHash: text('token_hash').notNull(),
  notifyEmail: text('notify_email'),
  createdBy: text('created_by').notNull(),
  createdAt: instantMs('created_at').notNull(),
  lastUsedAt: instantMs('last_used_at'),
  revokedAt: instantMs('revoked_at'),
});

export const releasePreviews = pgTable('release_previews', {
  tokenHash: text('token_hash').primaryKey(),
  remote: text('remote').notNull(),
  version: text('version').notNull(),
  createdBy: text('created_by').notNull(),
  expiresAt: instantMs('expires_at').notNull(),
  isForCheck: boolean('is_for_check').notNull().default(false),
});

export const releaseBrowserChecks = pgTable('release_browser_checks', {
  id: uuid('id').primaryKey().defaultRandom(),
  remote: text('remote').notNull(),
  version: text('version').notNull(),
  state: text('state').$type<BrowserCheck['state']>().notNull().default('waiting'),
  requestedBy: text('requested_by').notNull(),
  requestedAt: instantMs('requested_at').notNull(),
  claimHash: text('claim_hash'),
  attempts: integer('attempts').notNull().default(0),
  renewedAt: instantMs('renewed_at'),
  finishedAt: instantMs('finished_at'),
  done: integer('done').notNull().default(0),
  planned: integer('planned').notNull().default(0),
  step: text('step'),
});

export const releaseChecker = pgTable('release_checker', {
  isOnly: boolean('is_only').primaryKey().default(true),
  browser: text('browser').notNull(),
  seenAt: instantMs('seen_at').notNull(),
});

export const releaseVisitors = pgTable(
  'release_visitors',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    visitor: text('visitor').notNull(),
    loadedAt: instantMs('loaded_at'),
    failedAt: instantMs('failed_at'),
    seenAt: instantMs('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version, table.visitor] })],
);

export const releasePlatform = pgTable('release_platform', {
  isOnly: boolean('is_only').primaryKey().default(true),
  facts: jsonb('facts').$type<PlatformFacts>().notNull(),
  seenAt: instantMs('seen_at').notNull(),
});
