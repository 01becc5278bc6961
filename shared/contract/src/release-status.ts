/** Remotes, their versions and deploy tokens, and the lines of the audit trail, as they are answered. */
import { Role } from '@park/domain';
import * as z from 'zod/mini';
import { GateCheck } from './gate-check';
import { BrowserCheck } from './release-checks';

export const versionStates = ['uploading', 'staged', 'released', 'withdrawn', 'removed'] as const;

export const ReleaseVersion = z.object({
  version: z.string(),
  /** `staged`: complete, never live. `withdrawn`: rolled back. `removed`: its files were deleted. */
  state: z.enum(versionStates),
  publishedAt: z.string(),
  publishedBy: z.string(),
  /** Total size of the files in bytes, uncompressed and with brotli. */
  bytes: z.int(),
  brotliBytes: z.int(),
  routes: z.array(z.string()),
  /** The server's checks, and the browser checks once they are made. */
  checks: z.array(GateCheck),
  /** Whether all checks so far have passed. */
  passed: z.boolean(),
  hasBrowserChecks: z.boolean(),
  /** The latest check in a browser that was asked for; null without one. */
  browserCheck: z.nullable(BrowserCheck),
  /** Loads and failures in the last 24 hours; each visitor counts at most once per minute. */
  loads: z.int(),
  loadFailures: z.int(),
  renderFailures: z.int(),
  /** Null without loads. */
  failuresPerThousand: z.nullable(z.number()),
});
export type ReleaseVersion = z.output<typeof ReleaseVersion>;

export const RemoteStatus = z.object({
  remote: z.string(),
  /** From the newest descriptor; null before the first upload. */
  title: z.nullable(z.object({ en: z.string(), fr: z.string() })),
  live: z.nullable(z.string()),
  liveSince: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  canary: z.nullable(
    z.object({
      version: z.string(),
      share: z.nullable(z.number()),
      roles: z.array(z.enum(Role)),
      since: z.string(),
      /** When it ends by itself; null without an end. */
      until: z.nullable(z.string()),
      /** Loads and affected visitors that are still missing before it is judged; 0 once it is. */
      missingLoads: z.int(),
      missingVisitors: z.int(),
    }),
  ),
  /** Switched off: menu entries and routes are gone. */
  disabled: z.optional(z.nullable(z.object({ reason: z.string(), by: z.string(), since: z.string() }))),
  /** While a version is pinned, no other version can go live. */
  pinned: z.nullable(z.object({ version: z.string(), reason: z.string(), by: z.string(), since: z.string() })),
  /** Newest first, including live, previous and canary. */
  versions: z.array(ReleaseVersion),
  browserChecks: z.object({
    /** Whether a version needs them before it can be released. */
    isRequired: z.boolean(),
    /** Whether a browser is connected that makes them. */
    isAvailable: z.boolean(),
  }),
});
export type RemoteStatus = z.output<typeof RemoteStatus>;

export const UploadState = z.object({
  version: z.string(),
  state: z.enum(versionStates),
  /** Files that still have to be uploaded. */
  missing: z.array(z.string()),
});
export const CompletedVersion = z.object({
  version: z.string(),
  state: z.enum(versionStates),
  passed: z.boolean(),
  checks: z.array(GateCheck),
});

export const AuditItem = z.object({
  id: z.string(),
  at: z.string(),
  /** The name of a person or a deploy token, or `system`. */
  by: z.string(),
  /** `begun`, `published`, `promoted`, `canary started`, `canary stopped`, `rolled back`, `fell back`, `return withheld`, `pinned`, `unpinned`, `disabled`, `enabled`, `unpublished`, `checked`, `token created`, `token revoked`. */
  action: z.string(),
  remote: z.string(),
  version: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  forced: z.boolean(),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
});
export type AuditItem = z.output<typeof AuditItem>;

export const DeployToken = z.object({
  id: z.string(),
  remote: z.string(),
  label: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
  notifyEmail: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
});
export type DeployToken = z.output<typeof DeployToken>;
