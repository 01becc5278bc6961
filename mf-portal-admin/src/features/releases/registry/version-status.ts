/** What a version is to its area, and what can be done with it. Pure; the api has the last word. */
import type { ReleaseVersion, RemoteStatus } from '@park/contract/releases';

export type Place = 'live' | 'canary' | 'previous' | 'staged' | 'earlier' | 'withdrawn' | 'uploading' | 'removed';

export function placeOf({ live, canary, previous }: RemoteStatus, { version, state }: ReleaseVersion): Place {
  if (version === live) return 'live';
  if (version === canary?.version) return 'canary';
  if (version === previous) return 'previous';
  return state === 'released' ? 'earlier' : state;
}

export type MoveKind = 'promote' | 'canary' | 'changeCanary' | 'stopCanary' | 'rollBack' | 'pin' | 'unpin';

/** What happens on a version, in the order of the buttons. While an area is pinned nothing but its pin can move. */
export function movesOf(remote: RemoteStatus, version: ReleaseVersion): readonly MoveKind[] {
  const place = placeOf(remote, version);
  if (remote.pinned || place === 'uploading' || place === 'removed' || place === 'live') return [];
  if (place === 'canary') return ['promote', 'changeCanary', 'stopCanary'];
  // Back is where people were before; a version that was taken back and is newer than what is live is a new attempt.
  if (place === 'previous' || place === 'earlier' || (place === 'withdrawn' && isBeforeLive(remote, version)))
    return ['rollBack'];
  return remote.live ? ['promote', 'canary'] : ['promote'];
}

/** What can be shown to one browser alone: whatever is whole and is not what everybody sees. */
export function isPreviewable(remote: RemoteStatus, version: ReleaseVersion): boolean {
  return !['live', 'uploading', 'removed'].includes(placeOf(remote, version)) && version.routes.length > 0;
}

const positionOf = (remote: RemoteStatus, version: string | null) =>
  remote.versions.findIndex((one) => one.version === version);

/** Versions stand latest first. */
const isBeforeLive = (remote: RemoteStatus, { version }: ReleaseVersion) =>
  remote.live !== null && positionOf(remote, version) > positionOf(remote, remote.live);

/** How many versions are shown of an area of which nothing is live yet. */
const shownWithoutLive = 5;

/** What one works with stands open: live, canary, previous, and what came after the live version. The rest is history. */
export function isCurrent(remote: RemoteStatus, version: ReleaseVersion): boolean {
  if (['live', 'canary', 'previous'].includes(placeOf(remote, version))) return true;
  if (remote.live === null) return positionOf(remote, version.version) < shownWithoutLive;
  return version.state !== 'removed' && !isBeforeLive(remote, version);
}

export const versionNamed = (remote: RemoteStatus, version: string | null): ReleaseVersion | undefined =>
  remote.versions.find((one) => one.version === version);

export interface RouteDifference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** What people will find and no longer find when one version takes the place of another. */
export function routeDifference(from: ReleaseVersion | undefined, to: ReleaseVersion | undefined): RouteDifference {
  if (!from || !to) return { added: [], removed: [] };
  return {
    added: to.routes.filter((route) => !from.routes.includes(route)),
    removed: from.routes.filter((route) => !to.routes.includes(route)),
  };
}
