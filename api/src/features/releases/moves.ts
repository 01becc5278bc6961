/** What changes the registry: promote, canary, roll back, pin. Each is one transaction and one line of the audit trail. */
import { hourMs } from '@park/domain';
import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { checkLivePlace } from '@park/release';
import type { RoleId } from '@park/domain';
import { z } from 'zod';
import type { Database } from '../../core/database/database';
import { ApiError } from '../../core/errors/api-error';
import type { AppContext } from '../../core/context/app-context';
import { defineJob, enqueueJob } from '../../core/jobs/enqueue-job';
import { failedChecks } from './failed-checks';
import { changeRegistry, otherLiveBuilds, readyVersion, type Change, type Step } from './registry-change';
import type { Shipper } from './shipper';
import { notDisabled } from './switch-off';
import { releaseVersions, type RemoteRow, type VersionRow } from '../../core/database/schema/releases';

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration'>;

/** Ends a canary that has run for its maximum duration, unless it was changed meanwhile. */
export const endCanaryJob = defineJob('releases.endCanary', z.object({ remote: z.string(), version: z.string() }));

interface MoveRequest {
  remote: string;
  shipper: Shipper;
  reason: string;
}

/** What an automatic return adds to a move. */
type AutomaticStep = Partial<Pick<Step, 'action' | 'failing' | 'afterChange'>>;

const noCanary = {
  canaryVersion: null,
  canaryShare: null,
  canaryRoles: [] as number[],
  canarySince: null,
  canaryUntil: null,
};
const noPin = { pinnedVersion: null, pinnedReason: null, pinnedBy: null, pinnedSince: null };

/** @param move.instead the live version that the caller knows; undefined promotes whatever is live */
export function promote(
  context: Context,
  move: MoveRequest & { version: string; force: boolean; instead?: string | null | undefined },
): Promise<boolean> {
  const { remote, version, shipper, instead } = move;
  const forced = move.force && shipper.isPerson;
  return changeRegistry(context, { ...move, action: 'promoted', forced }, async (tx, row, now) => {
    const target = await readyVersion(tx, remote, version);
    refusePinned(row, version);
    if (row.liveVersion === version) return { set: null, version };
    if (instead !== undefined && row.liveVersion !== instead)
      throw new ApiError(409, 'errors.releases.changedMeanwhile', { details: { live: row.liveVersion } });
    if (forced) refuseHarm(target);
    else refuseUnchecked(target, context);
    await refuseTakenPlace(tx, target);
    return goLive(tx, row, target, now);
  });
}

/**
 * Opens a version to a share of visitors, to roles, or both; with `hours` a job ends it. Returns whether anything
 * changed.
 * @throws ApiError 400 without share and roles or for the live version, 409 if the remote is pinned or has no live
 * version, checks failed, or another remote has the routes
 */
export function startCanary(
  context: Context,
  move: MoveRequest & { version: string; share: number | null; roles: readonly RoleId[]; hours: number | null },
): Promise<boolean> {
  const { remote, version, share, roles, hours } = move;
  if (share === null && roles.length === 0)
    throw new ApiError(400, 'errors.validation', { fields: { share: 'errors.field.required' } });
  return changeRegistry(context, { ...move, action: 'canary started' }, async (tx, row, now) => {
    const target = await readyVersion(tx, remote, version);
    refusePinned(row, null);
    if (row.liveVersion === null) throw new ApiError(409, 'errors.releases.noLive');
    if (row.liveVersion === version)
      throw new ApiError(400, 'errors.validation', { fields: { version: 'errors.releases.alreadyLive' } });
    refuseUnchecked(target, context);
    await refuseTakenPlace(tx, target);
    const canaryUntil = hours === null ? null : new Date(now.getTime() + hours * hourMs);
    if (canaryUntil)
      await enqueueJob(tx, endCanaryJob, {
        key: `${remote}:${version}:${canaryUntil.toISOString()}`,
        payload: { remote, version },
        runAt: canaryUntil,
      });
    return {
      set: {
        canaryVersion: version,
        canaryShare: share,
        canaryRoles: [...new Set(roles)],
        canarySince: now,
        canaryUntil,
      },
      version,
    };
  });
}

/** @param move.onlyFrom changes nothing unless this version is the canary at that moment */
export function stopCanary(
  context: Context,
  move: MoveRequest & AutomaticStep & { onlyFrom?: string; onlyExpired?: boolean },
): Promise<boolean> {
  const { onlyFrom, onlyExpired = false, action = 'canary stopped' } = move;
  return changeRegistry(context, { ...move, action }, async (_tx, row, now) => {
    const isExpired = row.canaryUntil !== null && row.canaryUntil <= now;
    const isMeant =
      row.canaryVersion !== null &&
      (onlyFrom === undefined || row.canaryVersion === onlyFrom) &&
      (!onlyExpired || isExpired);
    return { set: isMeant ? noCanary : null, version: row.canaryVersion };
  });
}

/**
 * @param move.version without it the previous one; any that was live before and whose files are kept
 * @param move.onlyFrom changes nothing unless this version is live at that moment
 */
export function rollBack(
  context: Context,
  move: MoveRequest & AutomaticStep & { version: string | undefined; onlyFrom?: string },
): Promise<boolean> {
  const { remote, onlyFrom } = move;
  return changeRegistry(context, { ...move, action: move.action ?? 'rolled back' }, async (tx, row, now) => {
    if (onlyFrom !== undefined && row.liveVersion !== onlyFrom) return { set: null, version: null };
    const version = move.version ?? row.previousVersion;
    if (version === null || row.liveVersion === null) throw new ApiError(409, 'errors.releases.noPrevious');
    const target = await readyVersion(tx, remote, version);
    if (!target.firstLiveAt) throw new ApiError(409, 'errors.releases.notReady');
    refusePinned(row, version);
    if (row.liveVersion === version) return { set: null, version };
    await refuseTakenPlace(tx, target);
    await tx.update(releaseVersions).set({ withdrawnAt: now }).where(isVersion(remote, row.liveVersion));
    return goLive(tx, { ...row, liveVersion: null, disabledSince: null }, target, now);
  });
}

/**
 * Makes the version live and keeps it so: promotions and canaries of others are refused until `version` null ends it.
 * Ends a canary. Returns whether anything changed.
 * @throws ApiError 404, 409 `errors.releases.notReady`, 409 `errors.releases.checksFailed` for one that was never live,
 * 409 `errors.releases.conflictWithLive`
 */
export function pin(context: Context, move: MoveRequest & { version: string | null }): Promise<boolean> {
  const { remote, version, shipper, reason } = move;
  return changeRegistry(
    context,
    { ...move, action: version === null ? 'unpinned' : 'pinned' },
    async (tx, row, now) => {
      if (version === null) return { set: row.pinnedVersion ? noPin : null, version: row.pinnedVersion };
      const target = await readyVersion(tx, remote, version);
      const held = { pinnedVersion: version, pinnedReason: reason, pinnedBy: shipper.name, pinnedSince: now };
      if (row.liveVersion === version) return { set: { ...noCanary, ...held }, version };
      if (!target.firstLiveAt) refuseUnchecked(target, context);
      await refuseTakenPlace(tx, target);
      const { set } = await goLive(tx, row, target, now);
      return { set: { ...set, ...held }, version };
    },
  );
}

const isVersion = (remote: string, version: string) =>
  and(eq(releaseVersions.remote, remote), eq(releaseVersions.version, version));

/** A canary was measured against the version that goes: it ends. The fallback is what was live last and not withdrawn. */
async function goLive(tx: Database, row: RemoteRow, target: VersionRow, now: Date): Promise<Change> {
  const { remote, version } = target;
  if (row.liveVersion)
    await tx.update(releaseVersions).set({ lastLiveAt: now }).where(isVersion(remote, row.liveVersion));
  await tx
    .update(releaseVersions)
    .set({ firstLiveAt: target.firstLiveAt ?? now, lastLiveAt: now, withdrawnAt: null })
    .where(isVersion(remote, version));
  const [fallback] = row.liveVersion
    ? [{ version: row.liveVersion }]
    : await tx
        .select({ version: releaseVersions.version })
        .from(releaseVersions)
        .where(
          and(
            eq(releaseVersions.remote, remote),
            ne(releaseVersions.version, version),
            isNotNull(releaseVersions.firstLiveAt),
            isNull(releaseVersions.withdrawnAt),
            isNull(releaseVersions.removedAt),
          ),
        )
        .orderBy(desc(releaseVersions.lastLiveAt))
        .limit(1);
  // An area that was taken out comes back with its next live version; one that is switched off stays so.
  const back = row.liveVersion === null && row.disabledSince ? notDisabled : {};
  return {
    set: { liveVersion: version, liveSince: now, previousVersion: fallback?.version ?? null, ...noCanary, ...back },
    version,
  };
}

function refusePinned(row: RemoteRow, version: string | null): void {
  if (row.pinnedVersion !== null && row.pinnedVersion !== version)
    throw new ApiError(409, 'errors.releases.pinned', {
      details: { version: row.pinnedVersion, by: row.pinnedBy, reason: row.pinnedReason },
    });
}

function refuseUnchecked(target: VersionRow, { configuration }: Context): void {
  const checks = failedChecks(target, configuration.releases.needsBrowserChecks);
  if (checks.length > 0) throw new ApiError(409, 'errors.releases.checksFailed', { details: { checks } });
}

/** Styles outside of an area's layers and classes change every area in every open tab: as with routes, nobody can force that. */
function refuseHarm(target: VersionRow): void {
  const checks = failedChecks(target, false).filter(({ check }) => check === 'styles');
  if (checks.length > 0) throw new ApiError(409, 'errors.releases.harmsOthers', { details: { checks } });
}

/** Routes and menu entries may have been taken since the gate was passed. Nobody can force that: it would harm another area. */
async function refuseTakenPlace(tx: Database, target: VersionRow): Promise<void> {
  const checks = checkLivePlace(target.build, await otherLiveBuilds(tx, target.remote)).filter((check) => !check.ok);
  if (checks.length > 0) throw new ApiError(409, 'errors.releases.conflictWithLive', { details: { checks } });
}
