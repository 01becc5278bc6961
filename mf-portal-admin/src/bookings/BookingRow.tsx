import { useFormat } from '@park/platform';
import { Badge, classNames, StatusBadge } from '@park/ui';
import { DoorOpenIcon, SquareParkingIcon } from '@park/ui/icons';
import { usePortalTexts } from '../texts/use-portal-texts';
import styles from './ComingUp.module.css';
import type { ComingBooking } from './coming-bookings';
import { dayAfter } from './day-after';

export function BookingRow({ booking, now }: { booking: ComingBooking; now: Date }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const isNow = Date.parse(booking.start) <= now.getTime();
  const isPending = booking.kind === 'room' && booking.isPending;
  // What began earlier and still runs belongs to today.
  const day = isNow ? format.dayOf(now) : format.dayOf(booking.start);
  const isToday = day === format.dayOf(now);
  const dayText = isToday ? t('bookings.today') : day === dayAfter(format.dayOf(now)) ? t('bookings.tomorrow') : format.day(day);
  const Sign = booking.kind === 'room' ? DoorOpenIcon : SquareParkingIcon;
  return (
    <li className={styles.row}>
      <p className={classNames(styles.day, isToday && styles.today)}>{dayText}</p>
      <span className={styles.sign}>
        <Sign size={18} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{booking.kind === 'room' ? booking.title : t('bookings.spot', { lot: booking.lot, spot: booking.spot })}</h3>
        <p className={styles.meta}>
          <span className={styles.dayInMeta}>{dayText} · </span>
          {booking.kind === 'room' ? `${format.timeRange(booking.start, booking.end)} · ${booking.room}, ${booking.building}` : t(`bookings.halves.${booking.half}`)}
        </p>
      </div>
      {(isPending || isNow) && (
        <span className={styles.state}>{isPending ? <StatusBadge status="warning">{t('bookings.pending')}</StatusBadge> : <Badge tone="accent">{t('bookings.now')}</Badge>}</span>
      )}
    </li>
  );
}
