/** The changes between two readings, for screen readers. */
import type { RemoteStatus } from '@park/contract/release-status';

export type ReleaseChangeKind =
  'published' | 'wentLive' | 'canaryStarted' | 'canaryStopped' | 'pinned' | 'unpinned' | 'disabled' | 'enabled';

export interface ReleaseChange {
  readonly kind: ReleaseChangeKind;
  readonly remote: RemoteStatus;
  readonly version: string;
}

export function releaseChanges(
  before: readonly RemoteStatus[],
  now: readonly RemoteStatus[],
): readonly ReleaseChange[] {
  return now.flatMap((remote) =>
    changesOf(
      before.find((one) => one.remote === remote.remote),
      remote,
    ),
  );
}

function changesOf(before: RemoteStatus | undefined, remote: RemoteStatus): readonly ReleaseChange[] {
  const changes: ReleaseChange[] = [];
  const add = (kind: ReleaseChangeKind, version: string | null | undefined) =>
    version && changes.push({ kind, remote, version });
  const wasComplete = new Set(
    before?.versions.filter(({ state }) => state !== 'uploading').map(({ version }) => version),
  );
  for (const { version, state } of remote.versions)
    if (state === 'staged' && !wasComplete.has(version)) add('published', version);
  const wentLive = remote.live !== (before?.live ?? null);
  if (wentLive) add('wentLive', remote.live);
  if (remote.canary?.version !== before?.canary?.version) add('canaryStarted', remote.canary?.version);
  // A canary ends when a version goes live, so that is not announced separately.
  if (!remote.canary && !wentLive) add('canaryStopped', before?.canary?.version);
  if (remote.pinned?.version !== before?.pinned?.version) add('pinned', remote.pinned?.version);
  if (!remote.pinned) add('unpinned', before?.pinned?.version);
  const isOff = Boolean(remote.disabled);
  if (isOff !== Boolean(before?.disabled)) add(isOff ? 'disabled' : 'enabled', remote.live ?? before?.live);
  return changes;
}

/** Changes whenever the audit trail gets a new entry; load counters are not part of it. */
export const stateSignature = (remotes: readonly RemoteStatus[]): string =>
  JSON.stringify(
    remotes.map(({ remote, live, previous, canary, pinned, disabled, versions }) => [
      remote,
      live,
      previous,
      canary,
      pinned,
      disabled ?? null,
      versions.map(({ version, state, checks }) => [version, state, checks.length]),
    ]),
  );
