import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './OrderExplained.module.css';

/** Explains how the list is ranked (transparency of ranking). */
export function OrderExplained() {
  const { t } = useDirectoryTexts();
  return (
    <details className={styles.explained} data-print="hide">
      <summary>{t('suppliers.score.question')}</summary>
      <div className={styles.words}>
        <p>{t('suppliers.score.rule')}</p>
        <p className={styles.formula}>{t('suppliers.score.formula')}</p>
        <p>{t('suppliers.score.source')}</p>
      </div>
    </details>
  );
}
