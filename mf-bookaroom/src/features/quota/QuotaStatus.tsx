import { useMonthLabel } from '../../shared/use-month-label';
import type { RoomAvailability } from '@park/contract/rooms';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './QuotaStatus.module.css';

/** Hours that the company has used and left in the month of the shown day, and the person's coming bookings. */
export function QuotaStatus({ quotas, limits }: Pick<RoomAvailability, 'quotas' | 'limits'>) {
  const { t } = useRoomTexts();
  const monthLabel = useMonthLabel();
  const labels = useRoomLabels();
  if (quotas.length === 0 && !limits) return null;
  return (
    <ul className={styles.list} aria-label={t('quota.title')}>
      {quotas.map((quota) => (
        <li key={quota.contractId} className={styles.item}>
          <span>
            {quotas.length > 1 && `${t('quota.contract', { id: quota.contractId })} · `}
            {monthLabel(quota.month)}
          </span>
          <meter
            className={styles.meter}
            min={0}
            max={quota.minutesPerMonth}
            value={Math.min(quota.usedMinutes, quota.minutesPerMonth)}
            aria-hidden="true"
          />
          <span>
            {t('quota.used', {
              used: labels.duration(quota.usedMinutes),
              limit: labels.duration(quota.minutesPerMonth),
            })}
            , <strong>{t('quota.left', { left: labels.duration(quota.leftMinutes) })}</strong>
          </span>
        </li>
      ))}
      {limits && (
        <li className={styles.item}>
          {t('quota.coming', { count: limits.comingDates.used, limit: limits.comingDates.limit })}
        </li>
      )}
    </ul>
  );
}
