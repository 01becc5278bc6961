/** What promoting all staged versions will do (MISS-11). The api decides again. */
import type { RemoteStatus, ReleaseVersion } from '@park/contract/release-status';

export interface StagedStep {
  readonly remote: RemoteStatus;
  readonly version: ReleaseVersion;
  /** Why the version is not promoted; undefined if it will go live. */
  readonly obstacle: 'errors.releases.checksFailed' | 'errors.releases.pinned' | undefined;
}

/** The newest version of each area, if it was never live. */
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
