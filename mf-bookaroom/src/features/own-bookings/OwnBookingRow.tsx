import { addDays, Link, useFormat } from '@park/platform';
import type { RoomBooking } from '@park/contract/room-bookings';
import { Badge, StatusBadge } from '@park/ui';
import { shownState, statusOf } from '../../shared/occurrence-state';
import { useDetailsAddress } from '../../shared/use-details-address';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import { CancelButton } from './CancelButton';
import { upcomingOccurrences } from './upcoming';
import styles from './OwnBookings.module.css';

export interface OwnBookingRowProps {
  readonly booking: RoomBooking;
  readonly now: Date;
  readonly onCancelled: () => void;
}

export function OwnBookingRow({ booking, now, onCancelled }: OwnBookingRowProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const labels = useRoomLabels();
  const details = useDetailsAddress();
  const coming = upcomingOccurrences(booking, now);
  const shown = coming[0] ?? booking.occurrences.at(-1);
  if (!shown) return null;
  const state = shownState(shown, now);
  const isNow = state === 'running';
  const today = format.dayOf(now);
  const day = isNow ? today : format.dayOf(shown.start);
  const dayText = day === today ? t('own.today') : day === addDays(today, 1) ? t('own.tomorrow') : format.day(day);
  return (
    <li className={styles.row}>
      <p className={styles.day}>{dayText}</p>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link className={styles.link} to={details.addressOf(booking.id)} preventScrollReset>
            {booking.title}
          </Link>
        </h3>
        <p className={styles.meta}>
          {format.timeRange(shown.start, shown.end)} · {booking.room.name} · {labels.place(booking.room)}
          {booking.isForColleague && ` · ${t('own.for', { name: booking.owner })}`}
          {coming.length > 1 && ` · ${t('own.more', { count: coming.length - 1 })}`}
        </p>
      </div>
      {state === 'pending' ? (
        <StatusBadge status="warning">{t('own.pending')}</StatusBadge>
      ) : isNow ? (
        <Badge tone="accent">{t('own.now')}</Badge>
      ) : (
        state !== 'booked' && <StatusBadge status={statusOf[state]}>{t(`details.state.${state}`)}</StatusBadge>
      )}
      {booking.canCancel && (
        <CancelButton className={styles.cancel} booking={booking} coming={coming} now={now} onCancelled={onCancelled} />
      )}
    </li>
  );
}
