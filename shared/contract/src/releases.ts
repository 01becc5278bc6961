/** Releases of remotes: publishing, promotion, canaries, rollbacks and the audit trail. Files are served by the release store. */
import { Role } from '@park/domain';
import * as z from 'zod/mini';
import { buildLimits } from './build-files';
import { defineCalls } from './call';
import { pageOf, pageQuery } from './page';
import { PreviewAnswer, PublicVersions, RegistryAnswer } from './registry';
import { Reason, ReasonBody, TokenBody } from './release-forms';
import { BuildPath, BuildVersion, RemoteBuild } from './remote-build';
import { RemoteName } from './remote-name';

/** Release managers, or a remote's own deploy token. */
const shipping = { flag: 'CAN_REDEPLOY_WEBSITE', or: 'deployToken' } as const;
const operating = { flag: 'CAN_REDEPLOY_WEBSITE', or: 'releaseKey' } as const;

const ofRemote = z.object({ remote: RemoteName });
const ofVersion = z.object({ remote: RemoteName, version: BuildVersion });

/** Result messages of the publish checks. Another portal version may send ids that are not in this list. */
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

/** The result of one publish check; `reason` is a full English sentence. */
export const GateCheck = z.object({
  /** `descriptor`, `routes`, `navigation`, `permissions`, `platform`, `shared-libraries`, `styles`, `size`, `integrity`, `smoke`, `accessibility`. */
  check: z.string().check(z.maxLength(40)),
  ok: z.boolean(),
  reason: z.string().check(z.maxLength(1_000)),
  /** The message's id, such as `styles-bad`, and its values, for translation. */
  reasonId: z.optional(z.string().check(z.maxLength(60))),
  values: z.optional(
    z.record(z.string().check(z.maxLength(40)), z.union([z.number(), z.string().check(z.maxLength(200))])),
  ),
  /** The single findings; may be empty. */
  detail: z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(200)),
});
export type GateCheck = z.output<typeof GateCheck>;

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
  /** The server's checks, and the browser checks once they are posted. */
  checks: z.array(GateCheck),
  /** Whether all checks so far have passed. */
  passed: z.boolean(),
  hasBrowserChecks: z.boolean(),
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
    z.object({ version: z.string(), share: z.nullable(z.number()), roles: z.array(z.enum(Role)), since: z.string() }),
  ),
  /** While a version is pinned, no other version can go live. */
  pinned: z.nullable(z.object({ version: z.string(), reason: z.string(), by: z.string(), since: z.string() })),
  /** Newest first, including live, previous and canary. */
  versions: z.array(ReleaseVersion),
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
  /** `begun`, `published`, `promoted`, `canary started`, `canary stopped`, `rolled back`, `fell back`, `pinned`, `unpinned`, `checked`, `token created`, `token revoked`. */
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

export const PromoteBody = z.object({
  version: BuildVersion,
  reason: Reason,
  /** Lets a release manager, but not a deploy token, promote a version with failed checks. Recorded in the audit trail. */
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
  reason: Reason,
});
export const RollbackBody = z.object({ version: z.optional(BuildVersion), reason: Reason });
export const PinBody = z.object({ version: z.nullable(BuildVersion), reason: Reason });
export const ChecksBody = z.object({
  checks: z.array(GateCheck).check(z.minLength(1, 'errors.field.tooFew'), z.maxLength(20, 'errors.field.tooMany')),
});

/** Loads and failures of a version for one visitor since the last report. */
export const Outcome = z.object({
  remote: RemoteName,
  version: BuildVersion,
  /** A random id per browser that identifies no person. */
  visitor: z.string().check(z.regex(/^[\w-]{8,64}$/, 'errors.field.invalid')),
  loads: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  loadFailures: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  renderFailures: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});
export type Outcome = z.output<typeof Outcome>;
export const OutcomesBody = z.object({ outcomes: z.array(Outcome).check(z.maxLength(500, 'errors.field.tooMany')) });

const changeErrors = [
  'errors.notFound',
  'errors.releases.notReady',
  'errors.releases.checksFailed',
  'errors.releases.pinned',
  'errors.releases.conflictWithLive',
];

export const releaseCalls = defineCalls({
  'GET /api/releases/registry': {
    summary: 'The registry',
    description: 'For shell servers. Its ETag is the revision: `If-None-Match` is answered 304 while nothing changed.',
    access: 'public',
    response: RegistryAnswer,
  },
  'GET /api/releases': {
    summary: 'All remotes with their versions',
    access: operating,
    response: z.object({ revision: z.string(), remotes: z.array(RemoteStatus) }),
  },
  'GET /api/releases/audit': {
    summary: 'Audit trail of all remotes, newest first',
    access: operating,
    query: z.object({ ...pageQuery, remote: z.optional(RemoteName) }),
    response: pageOf(AuditItem),
  },
  'GET /api/releases/tokens': {
    summary: 'Deploy tokens of all remotes, newest first',
    access: operating,
    response: z.object({ items: z.array(DeployToken) }),
  },
  'POST /api/releases/outcomes': {
    summary: 'Report load results from browsers',
    description:
      'For shell servers, which report at intervals. A visitor counts once per minute and version. A canary or a newly promoted version is rolled back when its failure rate exceeds that of the version it is compared with by more than the configured margin, for several visitors.',
    access: { key: 'shell' },
    body: OutcomesBody,
  },
  'GET /api/releases/previews/{token}': {
    summary: 'The version that a preview token shows',
    description: 'For shell servers. 404 when the token is unknown or has expired.',
    access: 'public',
    params: z.object({ token: z.string().check(z.regex(/^[\w-]{20,100}$/, 'errors.field.invalid')) }),
    response: PreviewAnswer,
    errors: ['errors.notFound'],
  },
  'GET /api/releases/{remote}/public-versions': {
    summary: 'Versions whose files everybody may load',
    description:
      'For shell servers, which serve the files of no other version: complete versions that are or were live, and the canary. A version that is only staged is not among them.',
    access: 'public',
    params: ofRemote,
    response: PublicVersions,
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
    summary: 'Start or resume publishing a build',
    description:
      'The body is the build’s `build.json`. Returns the files that still have to be uploaded. Sending the same build again has no effect; different content for an existing version is rejected.',
    access: shipping,
    params: ofRemote,
    body: RemoteBuild,
    maxBodyBytes: 4 * 1024 * 1024,
    response: UploadState,
    errors: [
      'errors.releases.versionTaken',
      'errors.releases.otherRemote',
      'errors.releases.tooManyFiles',
      'errors.releases.fileTooLarge',
      'errors.releases.buildTooLarge',
      'errors.releases.packedTooMuch',
    ],
  },
  'PUT /api/releases/{remote}/versions/{version}/files': {
    summary: 'Upload one file of a build',
    description:
      'Rejected when the content does not match `build.json`. With `encoding=br` the body is compressed with brotli; the server stores both copies.',
    access: shipping,
    params: ofVersion,
    query: z.object({ path: BuildPath, encoding: z.optional(z.enum(['br'], 'errors.field.choice')) }),
    bodyType: 'application/octet-stream',
    maxBodyBytes: buildLimits.maxFileBytes,
    errors: ['errors.notFound', 'errors.releases.wrongContent', 'errors.releases.immutable'],
  },
  'POST /api/releases/{remote}/versions/{version}/complete': {
    summary: 'Finish publishing: verify all files and run the publish checks',
    description:
      'The version is immutable afterwards. A version with failed checks stays staged: it can be previewed but not promoted.',
    access: shipping,
    params: ofVersion,
    response: CompletedVersion,
    errors: ['errors.notFound', 'errors.releases.incomplete'],
  },
  'POST /api/releases/{remote}/versions/{version}/checks': {
    summary: 'Add the results of the browser checks',
    access: shipping,
    params: ofVersion,
    body: ChecksBody,
    response: CompletedVersion,
    errors: ['errors.notFound', 'errors.releases.notReady'],
  },
  'POST /api/releases/{remote}/versions/{version}/preview': {
    summary: 'Create a short-lived token that shows this version in one browser',
    access: shipping,
    params: ofVersion,
    response: z.object({ token: z.string(), expiresAt: z.string() }),
    errors: ['errors.notFound', 'errors.releases.notReady'],
  },
  'POST /api/releases/{remote}/promote': {
    summary: 'Promote a version to live',
    access: shipping,
    params: ofRemote,
    body: PromoteBody,
    response: RemoteStatus,
    errors: changeErrors,
  },
  'POST /api/releases/{remote}/canary': {
    summary: 'Show a version to some of the visitors',
    description: 'Selects visitors by share, by role or by both; with both, matching one is enough.',
    access: shipping,
    params: ofRemote,
    body: CanaryBody,
    response: RemoteStatus,
    errors: [...changeErrors, 'errors.releases.noLive', 'errors.releases.alreadyLive'],
  },
  'POST /api/releases/{remote}/canary/stop': {
    summary: 'End the canary',
    access: shipping,
    params: ofRemote,
    body: ReasonBody,
    response: RemoteStatus,
    errors: ['errors.notFound'],
  },
  'POST /api/releases/{remote}/rollback': {
    summary: 'Roll back to an earlier version',
    description:
      'Defaults to the previous version. The version that was live is marked as withdrawn and is no longer used as a fallback.',
    access: shipping,
    params: ofRemote,
    body: RollbackBody,
    response: RemoteStatus,
    errors: [...changeErrors, 'errors.releases.noPrevious'],
  },
  'POST /api/releases/{remote}/pin': {
    summary: 'Pin the live version',
    description: '`version: null` unpins.',
    access: shipping,
    params: ofRemote,
    body: PinBody,
    response: RemoteStatus,
    errors: changeErrors,
  },
  'GET /api/releases/{remote}/tokens': {
    summary: 'Deploy tokens of a remote',
    access: operating,
    params: ofRemote,
    response: z.object({ items: z.array(DeployToken) }),
  },
  'POST /api/releases/{remote}/tokens': {
    summary: 'Create a deploy token',
    description: 'The token is returned only once.',
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
    summary: 'Promote all staged versions',
    description:
      'For each remote: the newest version that was never live, if its checks passed and the remote is not pinned (MISS-11).',
    access: operating,
    body: z.object({ reason: z._default(Reason, 'Redeploy of everything that is staged') }),
    status: 202,
    response: z.object({
      promoted: z.array(z.object({ remote: z.string(), version: z.string() })),
      /** Versions that were not promoted, with the error key that says why. */
      left: z.array(z.object({ remote: z.string(), version: z.string(), key: z.string() })),
    }),
  },
});
