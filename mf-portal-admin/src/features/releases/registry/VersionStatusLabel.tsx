import type { ReleaseVersion, RemoteStatus } from '@park/contract/releases';
import { StatusBadge, type Status } from '@park/ui';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import styles from './Releases.module.css';
import { useReleaseWords } from './use-release-labels';
import { placeOf, type Place } from './version-status';

const statusOf: Record<Place, Status> = {
  live: 'success',
  canary: 'info',
  previous: 'neutral',
  staged: 'warning',
  earlier: 'neutral',
  withdrawn: 'danger',
  uploading: 'neutral',
  removed: 'neutral',
};

/** What a version is now: the word first, then for whom and since when. */
export function VersionPlace({ remote, version }: { readonly remote: RemoteStatus; readonly version: ReleaseVersion }) {
  const { t } = usePortalTexts();
  const words = useReleaseWords();
  const place = placeOf(remote, version);
  const since = place === 'live' ? remote.liveSince : place === 'canary' ? remote.canary?.since : undefined;
  return (
    <div className={styles.lines}>
      <div>
        <StatusBadge status={statusOf[place]}>{t(`releases.place.${place}`)}</StatusBadge>
      </div>
      {place === 'canary' && remote.canary && <span>{words.audience(remote.canary)}</span>}
      {since && <span className={styles.quiet}>{t('releases.since', { when: words.moment(since) })}</span>}
    </div>
  );
}
