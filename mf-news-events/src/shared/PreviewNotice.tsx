import { useFormat } from '@park/platform';
import { Notice } from '@park/ui';
import styles from './PreviewNotice.module.css';
import { useNewsEventsTexts } from '../texts/use-news-events-texts';

/** Says that this page is not public, and for how long its address works. */
export function PreviewNotice({ expiresAt }: { expiresAt: string }) {
  const { t } = useNewsEventsTexts();
  const format = useFormat();
  return (
    <div className={styles.notice}>
      <Notice tone="warning">{t('preview.notice', { when: format.time(expiresAt) })}</Notice>
    </div>
  );
}
