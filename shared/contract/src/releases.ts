/** Releases of remotes: publishing, promotion, canaries, rollbacks and the audit trail. Files are served by the release store. */
import { Role } from '@park/domain';
import * as z from 'zod/mini';
import { buildLimits } from './build-files';
import { recordId } from './fields';
import { releaseCheckCalls } from './release-checks';
import { defineCalls } from './call';
import { pageOf, pageQuery } from './page';
import { PreviewResponse, PublicVersions, RegistryResponse } from './registry';
import { maxCanaryHours, Reason, ReasonBody, TokenBody } from './release-forms';
import { OutcomesBody } from './release-outcomes';
import { AuditItem, CompletedVersion, DeployToken, RemoteStatus, UploadState } from './release-status';
import { BuildPath, BuildVersion, RemoteBuild } from './remote-build';
import { RemoteName } from './remote-name';

/** Release managers, or a remote's own deploy token. */
const shipping = { flag: 'CAN_REDEPLOY_WEBSITE', or: 'deployToken' } as const;
const operating = { flag: 'CAN_REDEPLOY_WEBSITE', or: 'releaseKey' } as const;

const ofRemote = z.object({ remote: RemoteName });
const ofVersion = z.object({ remote: RemoteName, version: BuildVersion });

export const PromoteBody = z.object({
  version: BuildVersion,
  reason: Reason,
  /** The live version that the caller knows: when it is another by now, the promotion is refused. */
  instead: z.optional(z.nullable(BuildVersion)),
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
  /** Longest duration in hours, after which it ends by itself. */
  hours: z.optional(
    z.nullable(
      z
        .int('errors.field.invalid')
        .check(z.minimum(1, 'errors.field.tooSmall'), z.maximum(maxCanaryHours, 'errors.field.tooLarge')),
    ),
  ),
  reason: Reason,
});
export const RollbackBody = z.object({ version: z.optional(BuildVersion), reason: Reason });
export const PinBody = z.object({ version: z.nullable(BuildVersion), reason: Reason });

const changeErrors = [
  'errors.notFound',
  'errors.releases.notReady',
  'errors.releases.checksFailed',
  'errors.releases.pinned',
  'errors.releases.conflictWithLive',
];

export const releaseCalls = defineCalls({
  ...releaseCheckCalls,
  'GET /api/releases/registry': {
    summary: 'The registry',
    description: 'For shell servers. Its ETag is the revision: `If-None-Match` is answered 304 while nothing changed.',
    access: 'public',
    response: RegistryResponse,
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
  'GET /api/releases/{remote}/audit': {
    summary: 'Audit trail of one remote, newest first',
    access: shipping,
    params: ofRemote,
    query: z.object(pageQuery),
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
    response: PreviewResponse,
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
      'The version is immutable afterwards. A version with failed checks stays staged: it can be neither previewed nor promoted. A version that passes is queued for the checks in a browser, unless `browserCheck=later`.',
    access: shipping,
    params: ofVersion,
    query: z.object({ browserCheck: z.optional(z.enum(['later'], 'errors.field.choice')) }),
    response: CompletedVersion,
    errors: ['errors.notFound', 'errors.releases.incomplete'],
  },
  'POST /api/releases/{remote}/versions/{version}/preview': {
    summary: 'Create a short-lived token that shows this version in one browser',
    description:
      'Only for versions that could be released: a version that failed a check, or was not checked in a browser where that is required, never runs in a portal that people sign in to.',
    access: shipping,
    params: ofVersion,
    response: z.object({ token: z.string(), expiresAt: z.string() }),
    errors: ['errors.notFound', 'errors.releases.notReady', 'errors.releases.checksFailed'],
  },
  'POST /api/releases/{remote}/promote': {
    summary: 'Promote a version to live',
    access: shipping,
    params: ofRemote,
    body: PromoteBody,
    response: RemoteStatus,
    errors: [...changeErrors, 'errors.releases.changedMeanwhile', 'errors.releases.harmsOthers'],
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
  'POST /api/releases/{remote}/disable': {
    summary: 'Switch an area off',
    description:
      'Its menu entries and routes go; its addresses say why, with the reason. Its versions stay as they are.',
    access: shipping,
    params: ofRemote,
    body: ReasonBody,
    response: RemoteStatus,
    errors: ['errors.notFound', 'errors.releases.noLive', 'errors.releases.holdsPanel'],
  },
  'POST /api/releases/{remote}/enable': {
    summary: 'Switch an area on again',
    access: shipping,
    params: ofRemote,
    body: ReasonBody,
    response: RemoteStatus,
    errors: ['errors.notFound', 'errors.releases.unpublished'],
  },
  'POST /api/releases/{remote}/unpublish': {
    summary: 'Take an area out of the portal',
    description: 'Nothing of it is live any more. Its versions are kept; promoting one brings it back.',
    access: shipping,
    params: ofRemote,
    body: ReasonBody,
    response: RemoteStatus,
    errors: ['errors.notFound', 'errors.releases.pinned', 'errors.releases.holdsPanel'],
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
    hasSecretResponse: true,
  },
  'DELETE /api/releases/{remote}/tokens/{id}': {
    summary: 'Revoke a deploy token',
    access: operating,
    params: z.object({ remote: RemoteName, id: recordId() }),
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
