import type { ReleaseVersion } from '@park/contract/release-status';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './registry/Releases.module.css';

/** A version's name, which opens its details. It stays mounted with the version, so the focus can return to it. */
export function VersionButton({
  version: { version },
  onOpen,
}: {
  readonly version: ReleaseVersion;
  readonly onOpen: () => void;
}) {
  const { t } = usePortalTexts();
  return (
    <button
      type="button"
      className={styles.version}
      data-version={version}
      aria-label={t('releases.showDetails', { version })}
      onClick={onOpen}
    >
      {version}
    </button>
  );
}
