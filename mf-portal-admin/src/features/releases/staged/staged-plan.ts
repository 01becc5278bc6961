/** What "promote everything that is staged" will do, before it is done (MISS-11). Pure; the api decides again. */
import type { RemoteStatus, ReleaseVersion } from '@park/contract/releases';

export interface StagedStep {
  readonly remote: RemoteStatus;
  readonly version: ReleaseVersion;
  /** Why it will stay where it is; undefined when it goes live. */
  readonly obstacle: 'errors.releases.checksFailed' | 'errors.releases.pinned' | undefined;
}

/** Of each area the newest version, when it was never live. */
export function stagedPlan(remotes: readonly RemoteStatus[]): readonly StagedStep[] {
  return remotes.flatMap((remote) => {
    const version = remote.versions.find(({ state }) => state !== 'uploading');
    if (version?.state !== 'staged') return [];
    return [
      {
        remote,
        version,
        obstacle: remote.pinned
          ? 'errors.releases.pinned'
          : version.passed
            ? undefined
            : 'errors.releases.checksFailed',
      } as const,
    ];
  });
}
