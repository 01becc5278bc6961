import { useShellTexts } from '../texts/use-shell-texts';
import styles from './OfflineNotice.module.css';
import { useIsOnline } from './use-online';

/** Tells above the page that the device is offline. Pages and queries that failed load again by themselves. */
export function OfflineNotice() {
  const { t } = useShellTexts();
  const isOnline = useIsOnline();
  // Present all the time, because screen readers announce changes of a region only.
  return (
    <div role="status" className={isOnline ? undefined : styles.notice}>
      {isOnline ? null : t('connection.offline')}
    </div>
  );
}
