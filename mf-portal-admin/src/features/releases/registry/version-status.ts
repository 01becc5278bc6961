/** The status of a version and the actions that it allows. The api checks both again. */
import type { ReleaseVersion, RemoteStatus } from '@park/contract/release-status';

export type VersionStatus =
  'live' | 'canary' | 'previous' | 'staged' | 'earlier' | 'withdrawn' | 'uploading' | 'removed';

export function versionStatusOf(
  { live, canary, previous }: RemoteStatus,
  { version, state }: ReleaseVersion,
): VersionStatus {
  if (version === live) return 'live';
  if (version === canary?.version) return 'canary';
  if (version === previous) return 'previous';
  return state === 'released' ? 'earlier' : state;
}

export type ReleaseAction = 'promote' | 'canary' | 'changeCanary' | 'stopCanary' | 'rollBack' | 'pin' | 'unpin';

/** The actions for a version, in the order of the buttons. A pinned area only allows unpinning. */
export function allowedActions(remote: RemoteStatus, version: ReleaseVersion): readonly ReleaseAction[] {
  const place = versionStatusOf(remote, version);
  if (remote.pinned || place === 'uploading' || place === 'removed' || place === 'live') return [];
  if (place === 'canary') return ['promote', 'changeCanary', 'stopCanary'];
  // A withdrawn version that is newer than the live one can be promoted again; an older one is a rollback.
  if (place === 'previous' || place === 'earlier' || (place === 'withdrawn' && isBeforeLive(remote, version)))
    return ['rollBack'];
  return remote.live ? ['promote', 'canary'] : ['promote'];
}

/** Whether the version passed all checks that a release needs. */
export const isChecked = ({ browserChecks }: RemoteStatus, version: ReleaseVersion): boolean =>
  version.passed && (version.hasBrowserChecks || !browserChecks.isRequired);

/** Whether the version can be previewed: it is complete, not live, and could be released. */
export function isPreviewable(remote: RemoteStatus, version: ReleaseVersion): boolean {
  const isStored = !['live', 'uploading', 'removed'].includes(versionStatusOf(remote, version));
  return isStored && isChecked(remote, version) && version.routes.length > 0;
}

const positionOf = (remote: RemoteStatus, version: string | null) =>
  remote.versions.findIndex((one) => one.version === version);

/** Versions are sorted newest first. */
const isBeforeLive = (remote: RemoteStatus, { version }: ReleaseVersion) =>
  remote.live !== null && positionOf(remote, version) > positionOf(remote, remote.live);

/** How many versions of an area without a live version are shown. */
const maxVersionsWithoutLive = 5;

/** Whether the version is shown without expanding the list: live, canary, previous, and versions newer than live. */
export function isCurrent(remote: RemoteStatus, version: ReleaseVersion): boolean {
  if (['live', 'canary', 'previous'].includes(versionStatusOf(remote, version))) return true;
  if (remote.live === null) return positionOf(remote, version.version) < maxVersionsWithoutLive;
  return version.state !== 'removed' && !isBeforeLive(remote, version);
}

export const findVersion = (remote: RemoteStatus, version: string | null): ReleaseVersion | undefined =>
  remote.versions.find((one) => one.version === version);

export interface RouteDifference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** The routes that appear and disappear when one version replaces another. */
export function routeDifference(from: ReleaseVersion | undefined, to: ReleaseVersion | undefined): RouteDifference {
  if (!from || !to) return { added: [], removed: [] };
  return {
    added: to.routes.filter((route) => !from.routes.includes(route)),
    removed: from.routes.filter((route) => !to.routes.includes(route)),
  };
}
