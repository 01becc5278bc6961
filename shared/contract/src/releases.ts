/** Releases of remotes (domain §6): publishing in steps, what is live, and what happened. The store's files are served elsewhere. */
import { Role } from '@park/domain';
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { pageOf, pageQuery } from './page';
import { PreviewAnswer, RegistryAnswer } from './registry';
import { BuildPath, BuildVersion, RemoteBuild } from './remote-build';
import { RemoteName, remoteNamePattern } from './remote-descriptor';

/** Who changes releases: people with the flag, or the area's own machine. */
const shipping = { flag: 'CAN_REDEPLOY_WEBSITE', or: 'deployToken' } as const;
const operating = { flag: 'CAN_REDEPLOY_WEBSITE', or: 'releaseKey' } as const;

const ofRemote = z.object({ remote: RemoteName });
const ofVersion = z.object({ remote: RemoteName, version: BuildVersion });

/** Why a step is taken; stands in the audit trail. */
const reason = z
  .string()
  .check(z.trim(), z.minLength(3, 'errors.field.tooShort'), z.maxLength(500, 'errors.field.tooLong'));

/** The sentences that answer the gate's questions; a portal of another age may know further ones. */
export const gateReasonIds = [
  'descriptor-good',
  'descriptor-bad',
  'permissions-good',
  'permissions-bad',
  'routes-good',
  'routes-bad',
  'navigation-good',
  'navigation-bad',
  'platform-good',
  'platform-bad',
  'platform-unknown',
  'shared-libraries-good',
  'shared-libraries-bad',
  'shared-libraries-unknown',
  'styles-good',
  'styles-bad',
  'size-good',
  'size-compared',
  'size-bad',
  'integrity-good',
  'integrity-bad',
  'smoke-good',
  'smoke-bad',
  'smoke-closed',
  'smoke-notMade',
  'accessibility-good',
  'accessibility-bad',
] as const;
export type GateReasonId = (typeof gateReasonIds)[number];

/** One question of the gate and its answer; `reason` is a whole sentence for a person. */
export const GateCheck = z.object({
  /** `descriptor`, `routes`, `navigation`, `permissions`, `platform`, `shared-libraries`, `styles`, `size`, `integrity`, `smoke`, `accessibility`. */
  check: z.string().check(z.maxLength(40)),
  ok: z.boolean(),
  reason: z.string().check(z.maxLength(1_000)),
  /** Which sentence `reason` is, `styles-bad`, and what stands in it: for whoever says it in another language. */
  reasonId: z.optional(z.string().check(z.maxLength(60))),
  values: z.optional(
    z.record(z.string().check(z.maxLength(40)), z.union([z.number(), z.string().check(z.maxLength(200))])),
  ),
  /** What exactly, one finding per line; empty when there is nothing to add. */
  detail: z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(200)),
});
export type GateCheck = z.output<typeof GateCheck>;

export const versionStates = ['uploading', 'staged', 'released', 'withdrawn', 'removed'] as const;

export const ReleaseVersion = z.object({
  version: z.string(),
  /** `staged`: complete, never live. `withdrawn`: was rolled back from. `removed`: its files are gone. */
  state: z.enum(versionStates),
  publishedAt: z.string(),
  publishedBy: z.string(),
  /** Sum of its files, as stored and as sent. */
  bytes: z.int(),
  brotliBytes: z.int(),
  routes: z.array(z.string()),
  /** The server's checks, and the browser's when they have been posted. */
  checks: z.array(GateCheck),
  /** All checks that were made are passed. */
  passed: z.boolean(),
  hasBrowserChecks: z.boolean(),
  /** How often visitors wanted it in the last 24 hours, each at most once a minute, and how often it failed to load or to render. */
  loads: z.int(),
  loadFailures: z.int(),
  renderFailures: z.int(),
  /** Null without loads. */
  failuresPerThousand: z.nullable(z.number()),
});
export type ReleaseVersion = z.output<typeof ReleaseVersion>;

export const RemoteStatus = z.object({
  remote: z.string(),
  /** From the newest descriptor; null when nothing was published yet. */
  title: z.nullable(z.object({ en: z.string(), fr: z.string() })),
  live: z.nullable(z.string()),
  liveSince: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  canary: z.nullable(
    z.object({ version: z.string(), share: z.nullable(z.number()), roles: z.array(z.enum(Role)), since: z.string() }),
  ),
  /** While pinned, nothing else becomes live. */
  pinned: z.nullable(z.object({ version: z.string(), reason: z.string(), by: z.string(), since: z.string() })),
  /** Latest first. Holds live, previous and canary as well. */
  versions: z.array(ReleaseVersion),
});
export type RemoteStatus = z.output<typeof RemoteStatus>;

export const UploadState = z.object({
  version: z.string(),
  state: z.enum(versionStates),
  /** Files that the store lacks. */ missing: z.array(z.string()),
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
  /** A person's name, a deploy token's, or `system`. */
  by: z.string(),
  /** `published`, `promoted`, `canary started`, `canary stopped`, `rolled back`, `fell back`, `pinned`, `unpinned`, `checked`, `token created`, `token revoked`. */
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
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
});
export type DeployToken = z.output<typeof DeployToken>;

const tokenLabel = z
  .string()
  .check(z.trim(), z.minLength(1, 'errors.field.required'), z.maxLength(100, 'errors.field.tooLong'));
export const TokenBody = z.object({ label: tokenLabel });
/** What a person says who wants one: for which remote, and what for. */
export const TokenWish = z.object({
  remote: z
    .string()
    .check(z.trim(), z.minLength(1, 'errors.field.required'), z.regex(remoteNamePattern, 'errors.field.invalid')),
  label: tokenLabel,
});

export const PromoteBody = z.object({
  version: BuildVersion,
  reason,
  /** Lets a person with the flag release a version whose checks have not passed; never a token. Stands in the audit trail. */
  force: z._default(z.boolean(), false),
});
export const CanaryBody = z.object({
  version: BuildVersion,
  share: z.optional(
    z.nullable(
      z.number('errors.field.invalid').check(z.gt(0, 'errors.field.tooSmall'), z.maximum(1, 'errors.field.tooLarge')),
    ),
  ),
  roles: z._default(z.array(z.enum(Role, 'errors.field.choice')).check(z.maxLength(10, 'errors.field.tooMany')), []),
  reason,
});
export const ReasonBody = z.object({ reason });
export const RollbackBody = z.object({ version: z.optional(BuildVersion), reason });
export const PinBody = z.object({ version: z.nullable(BuildVersion), reason });
export const ChecksBody = z.object({
  checks: z.array(GateCheck).check(z.minLength(1, 'errors.field.tooFew'), z.maxLength(20, 'errors.field.tooMany')),
});

/** Whether a page of this visitor wanted the version, and whether it failed to load or to render. More than one counts as one. */
export const Outcome = z.object({
  remote: RemoteName,
  version: BuildVersion,
  /** Tells one visitor from another and leads back to nobody. */
  visitor: z.string().check(z.regex(/^[\w-]{8,64}$/, 'errors.field.invalid')),
  loads: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  loadFailures: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  renderFailures: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});
export type Outcome = z.output<typeof Outcome>;
export const OutcomesBody = z.object({ outcomes: z.array(Outcome).check(z.maxLength(500, 'errors.field.tooMany')) });

const moveErrors = [
  'errors.notFound',
  'errors.releases.notReady',
  'errors.releases.checksFailed',
  'errors.releases.pinned',
  'errors.releases.conflictWithLive',
];
const maximumFileBytes = 20 * 1024 * 1024;

export const releaseCalls = defineCalls({
  'GET /api/releases/registry': {
    summary: 'The registry',
    description: 'For shell servers. Its ETag is the revision: `If-None-Match` is answered 304 while nothing changed.',
    access: 'public',
    response: RegistryAnswer,
  },
  'GET /api/releases': {
    summary: 'Every remote with its versions',
    access: operating,
    response: z.object({ revision: z.string(), remotes: z.array(RemoteStatus) }),
  },
  'GET /api/releases/audit': {
    summary: 'Who changed which remote, when and why; latest first',
    access: operating,
    query: z.object({ ...pageQuery, remote: z.optional(RemoteName) }),
    response: pageOf(AuditItem),
  },
  'GET /api/releases/tokens': {
    summary: 'Deploy tokens of all remotes, latest first',
    access: operating,
    response: z.object({ items: z.array(DeployToken) }),
  },
  'POST /api/releases/outcomes': {
    summary: 'How loading went in browsers',
    description:
      'For shell servers, which name the visitors and report in intervals. A visitor counts once a minute for each version. A canary, or a version that went live a short while ago, is taken back when it fails more often than the configured rate above the version it is measured against, and for several visitors.',
    access: { key: 'shell' },
    body: OutcomesBody,
  },
  'GET /api/releases/previews/{token}': {
    summary: 'The version behind a preview’s token',
    description: 'For shell servers. 404 when the token is unknown or has ended.',
    access: 'public',
    params: z.object({ token: z.string().check(z.regex(/^[\w-]{20,100}$/, 'errors.field.invalid')) }),
    response: PreviewAnswer,
    errors: ['errors.notFound'],
  },
  'GET /api/releases/{remote}': {
    summary: 'One remote with its versions',
    access: shipping,
    params: ofRemote,
    response: RemoteStatus,
    errors: ['errors.notFound'],
  },
  'POST /api/releases/{remote}/versions': {
    summary: 'Begin or go on with publishing a build',
    description:
      'The body is the build’s `build.json`. Answers the files that are still to be sent. The same build again changes nothing; other content under a known version is refused.',
    access: shipping,
    params: ofRemote,
    body: RemoteBuild,
    maxBodyBytes: 4 * 1024 * 1024,
    response: UploadState,
    errors: ['errors.releases.versionTaken'],
  },
  'PUT /api/releases/{remote}/versions/{version}/files': {
    summary: 'Send one file of a build',
    description:
      'Refused when it is not the file that the build names. With `encoding=br` the body is the brotli copy; the server unpacks it and keeps both.',
    access: shipping,
    params: ofVersion,
    query: z.object({ path: BuildPath, encoding: z.optional(z.enum(['br'], 'errors.field.choice')) }),
    bodyType: 'application/octet-stream',
    maxBodyBytes: maximumFileBytes,
    errors: ['errors.notFound', 'errors.releases.wrongContent', 'errors.releases.immutable'],
  },
  'POST /api/releases/{remote}/versions/{version}/complete': {
    summary: 'Finish publishing: verify every file, run the gate',
    description:
      'Afterwards nothing of the version can change. A version that does not pass stays staged and can be looked at, but is not released.',
    access: shipping,
    params: ofVersion,
    response: CompletedVersion,
    errors: ['errors.notFound', 'errors.releases.incomplete'],
  },
  'POST /api/releases/{remote}/versions/{version}/checks': {
    summary: 'Add what the checks in a browser found',
    access: shipping,
    params: ofVersion,
    body: ChecksBody,
    response: CompletedVersion,
    errors: ['errors.notFound', 'errors.releases.notReady'],
  },
  'POST /api/releases/{remote}/versions/{version}/preview': {
    summary: 'A short-lived token that shows this version to one browser',
    access: shipping,
    params: ofVersion,
    response: z.object({ token: z.string(), expiresAt: z.string() }),
    errors: ['errors.notFound', 'errors.releases.notReady'],
  },
  'POST /api/releases/{remote}/promote': {
    summary: 'Make a version live',
    access: shipping,
    params: ofRemote,
    body: PromoteBody,
    response: RemoteStatus,
    errors: moveErrors,
  },
  'POST /api/releases/{remote}/canary': {
    summary: 'Show a version to a part of the visitors',
    description: 'By share, by roles, or both: then either is enough.',
    access: shipping,
    params: ofRemote,
    body: CanaryBody,
    response: RemoteStatus,
    errors: [...moveErrors, 'errors.releases.noLive'],
  },
  'POST /api/releases/{remote}/canary/stop': {
    summary: 'Show the live version to everybody again',
    access: shipping,
    params: ofRemote,
    body: ReasonBody,
    response: RemoteStatus,
    errors: ['errors.notFound'],
  },
  'POST /api/releases/{remote}/rollback': {
    summary: 'Go back to an earlier version',
    description:
      'Without a version: to the previous one. The version that was left is marked as withdrawn and is no fallback any more.',
    access: shipping,
    params: ofRemote,
    body: RollbackBody,
    response: RemoteStatus,
    errors: [...moveErrors, 'errors.releases.noPrevious'],
  },
  'POST /api/releases/{remote}/pin': {
    summary: 'Hold a version live until it is released again',
    description: '`version: null` ends it.',
    access: shipping,
    params: ofRemote,
    body: PinBody,
    response: RemoteStatus,
    errors: moveErrors,
  },
  'GET /api/releases/{remote}/tokens': {
    summary: 'Deploy tokens of a remote',
    access: operating,
    params: ofRemote,
    response: z.object({ items: z.array(DeployToken) }),
  },
  'POST /api/releases/{remote}/tokens': {
    summary: 'Create a deploy token',
    description: 'The only time that the token itself is told.',
    access: operating,
    params: ofRemote,
    body: TokenBody,
    response: z.object({ id: z.string(), token: z.string() }),
    status: 201,
  },
  'DELETE /api/releases/{remote}/tokens/{id}': {
    summary: 'Revoke a deploy token',
    access: operating,
    params: z.object({ remote: RemoteName, id: z.uuid('errors.field.invalid') }),
    errors: ['errors.notFound'],
  },
  'POST /api/redeploy': {
    summary: 'Promote everything that is staged',
    description:
      'Of each remote the newest version that was never live, when its checks have passed and the remote is not pinned (MISS-11).',
    access: operating,
    body: z.object({ reason: z._default(reason, 'Redeploy of everything that is staged') }),
    status: 202,
    response: z.object({
      promoted: z.array(z.object({ remote: z.string(), version: z.string() })),
      /** What stayed where it is, with the key that says why. */
      left: z.array(z.object({ remote: z.string(), version: z.string(), key: z.string() })),
    }),
  },
});
