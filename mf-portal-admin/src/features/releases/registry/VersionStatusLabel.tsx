import type { ReleaseVersion, RemoteStatus } from '@park/contract/release-status';
import { StatusBadge, type Status } from '@park/ui';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import styles from './Releases.module.css';
import { useReleaseLabels } from './use-release-labels';
import { versionStatusOf, type VersionStatus } from './version-status';

const badgeStatuses: Record<VersionStatus, Status> = {
  live: 'success',
  canary: 'info',
  previous: 'neutral',
  staged: 'warning',
  earlier: 'neutral',
  withdrawn: 'danger',
  uploading: 'neutral',
  removed: 'neutral',
};

/** What is missing before a canary is judged, and when it ends by itself. */
function CanaryFacts({ canary }: { readonly canary: NonNullable<RemoteStatus['canary']> }) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const { missingLoads: loads, missingVisitors: visitors, until } = canary;
  return (
    <>
      {(loads > 0 || visitors > 0) && (
        <span className={styles.quiet}>{t('releases.canaryNeeds', { loads, visitors })}</span>
      )}
      {until && <span className={styles.quiet}>{t('releases.until', { when: labels.dateTime(until) })}</span>}
    </>
  );
}

/** The status of a version, who gets it and since when. */
export function VersionStatusLabel({
  remote,
  version,
}: {
  readonly remote: RemoteStatus;
  readonly version: ReleaseVersion;
}) {
  const { t } = usePortalTexts();
  const labels = useReleaseLabels();
  const place = versionStatusOf(remote, version);
  const since = place === 'live' ? remote.liveSince : place === 'canary' ? remote.canary?.since : undefined;
  return (
    <div className={styles.lines}>
      <div>
        <StatusBadge status={badgeStatuses[place]}>{t(`releases.place.${place}`)}</StatusBadge>
      </div>
      {place === 'canary' && remote.canary && <span>{labels.audience(remote.canary)}</span>}
      {place === 'canary' && remote.canary && <CanaryFacts canary={remote.canary} />}
      {since && <span className={styles.quiet}>{t('releases.since', { when: labels.dateTime(since) })}</span>}
    </div>
  );
}
