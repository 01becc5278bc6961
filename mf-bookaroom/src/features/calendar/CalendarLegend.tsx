import { classNames, Cluster } from '@park/ui';
import { CheckIcon, LockIcon } from '@park/ui/icons';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './CalendarGrid.module.css';

/** Explains the bars and icons of a day. */
export function CalendarLegend() {
  const { t } = useRoomTexts();
  return (
    <Cluster as="ul" gap={4} className={styles.legend} aria-label={t('legend.title')}>
      {(['free', 'booked'] as const).map((kind) => (
        <li key={kind} className={styles.legendItem}>
          <span className={classNames(styles.swatch, styles[kind])} />
          {t(kind === 'booked' ? 'calendar.taken' : 'legend.free')}
        </li>
      ))}
      <li className={styles.legendItem}>
        <CheckIcon size={14} className={styles.own} />
        {t('legend.own')}
      </li>
      <li className={styles.legendItem}>
        <LockIcon size={14} />
        {t('legend.blocked')}
      </li>
      <li className={styles.legendItem}>
        <span className={classNames(styles.swatch, styles.closed)} />
        {t('legend.closed')}
      </li>
    </Cluster>
  );
}
