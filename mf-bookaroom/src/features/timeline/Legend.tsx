import { classNames, Cluster } from '@park/ui';
import { ShieldCheckIcon } from '@park/ui/icons';
import { IntervalIcon } from '../../shared/IntervalIcon';
import { useRoomTexts } from '../../texts/use-room-texts';
import legend from './Legend.module.css';
import styles from './Timeline.module.css';

const kinds = ['free', 'contested', 'booked', 'own', 'asked', 'blocked', 'closed', 'late'] as const;

/** Explains every kind of interval by pattern and icon as well as by colour. */
export function Legend({
  hasApproval,
  hasRequestedTime,
  hasNow,
}: {
  hasApproval: boolean;
  hasRequestedTime: boolean;
  hasNow: boolean;
}) {
  const { t } = useRoomTexts();
  return (
    <Cluster as="ul" gap={4} className={legend.legend} aria-label={t('legend.title')}>
      {kinds.map((kind) => (
        <li key={kind} className={legend.item}>
          <span className={classNames(legend.swatch, kind === 'contested' ? styles.free : undefined, styles[kind])}>
            {kind !== 'contested' && <IntervalIcon kind={kind} />}
          </span>
          {t(`legend.${kind}`)}
        </li>
      ))}
      {hasApproval && (
        <li className={legend.item}>
          <ShieldCheckIcon size={14} />
          {t('room.approval')}
        </li>
      )}
      {hasRequestedTime && (
        <li className={legend.item}>
          <span className={classNames(legend.swatch, legend.requestedTime)} />
          {t('legend.requestedTime')}
        </li>
      )}
      {hasNow && (
        <li className={legend.item}>
          <span className={legend.now} />
          {t('legend.now')}
        </li>
      )}
    </Cluster>
  );
}
