/**
 * A staged version for one browser: a short-lived token that the shell exchanges for the build. Only what could be released
 * is shown, because a preview runs with the rights of the person who opens its address; a checker's browser sees the rest.
 */
import { hourMs } from '@park/domain';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { PreviewResponse } from '@park/contract/registry';
import { publishedBuildOf } from '@park/contract/remote-build';
import { hashSecret, createSecret } from '../../core/secrets/secrets';
import { ApiError, notFound } from '../../core/errors/api-error';
import type { AppContext } from '../../core/context/app-context';
import { failedChecks } from './failed-checks';
import { readyVersion } from './registry-change';
import type { Shipper } from './shipper';
import { releasePreviews, releaseVersions } from '../../core/database/schema/releases';

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration'>;

const lifetimeMs = hourMs;

/**
 * The secret opens one version to everybody who has it, until `expiresAt`. It is stored as a hash.
 * @throws ApiError 404, 409 `errors.releases.notReady`, 409 `errors.releases.checksFailed` with the checks
 */
export async function createPreview(
  { database, clock, configuration }: Context,
  wanted: { remote: string; version: string; shipper: Shipper },
) {
  const { remote, version, shipper } = wanted;
  const target = await readyVersion(database, remote, version);
  const checks = failedChecks(target, configuration.releases.needsBrowserChecks);
  if (checks.length > 0) throw new ApiError(409, 'errors.releases.checksFailed', { details: { checks } });
  const token = createSecret();
  const expiresAt = new Date(clock().getTime() + lifetimeMs);
  await database
    .insert(releasePreviews)
    .values({ tokenHash: hashSecret(token), remote, version, createdBy: shipper.name, expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
}

/**
 * @throws ApiError 404 for an unknown or expired secret and for a version that is removed or has failed a check since
 */
export async function readPreview(
  { database, clock, configuration }: Context,
  token: string,
): Promise<PreviewResponse> {
  const [row] = await database
    .select({
      build: releaseVersions.build,
      gateChecks: releaseVersions.gateChecks,
      browserChecks: releaseVersions.browserChecks,
      expiresAt: releasePreviews.expiresAt,
      isForCheck: releasePreviews.isForCheck,
    })
    .from(releasePreviews)
    .innerJoin(
      releaseVersions,
      and(eq(releaseVersions.remote, releasePreviews.remote), eq(releaseVersions.version, releasePreviews.version)),
    )
    .where(
      and(
        eq(releasePreviews.tokenHash, hashSecret(token)),
        gt(releasePreviews.expiresAt, clock()),
        // A version that is removed and announced again is unfinished until it is complete.
        eq(releaseVersions.isComplete, true),
        isNull(releaseVersions.removedAt),
      ),
    );
  if (!row) throw notFound();
  // It may have failed a check since the preview was created.
  if (!row.isForCheck && failedChecks(row, configuration.releases.needsBrowserChecks).length > 0) throw notFound();
  const { build } = row;
  return {
    name: build.name,
    descriptor: build.descriptor,
    build: publishedBuildOf(build),
    server: configuration.releases.serverOf(build.name),
    expiresAt: row.expiresAt.toISOString(),
  };
}
