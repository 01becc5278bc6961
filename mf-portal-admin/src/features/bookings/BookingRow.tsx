import { addDays, useFormat } from '@park/platform';
import { Badge, classNames, IconButton, StatusBadge, UiLink } from '@park/ui';
import { DoorOpenIcon, SquareParkingIcon, XIcon } from '@park/ui/icons';
import rows from '../../shared/IconRows.module.css';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './UpcomingBookings.module.css';
import type { UpcomingBooking } from './upcoming-bookings';
import { useBookingLabels } from './use-booking-labels';

export interface BookingRowProps {
  readonly booking: UpcomingBooking;
  readonly now: Date;
  readonly onCancel: () => void;
}

export function BookingRow({ booking, now, onCancel }: BookingRowProps) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const { name, facts } = useBookingLabels()(booking);
  const isNow = Date.parse(booking.start) <= now.getTime();
  const isPending = booking.kind === 'room' && booking.isPending;
  // A booking that began earlier and is not over is shown under today.
  const day = isNow ? format.dayOf(now) : format.dayOf(booking.start);
  const isToday = day === format.dayOf(now);
  const dayText = isToday
    ? t('bookings.today')
    : day === addDays(format.dayOf(now), 1)
      ? t('bookings.tomorrow')
      : format.day(day);
  const Icon = booking.kind === 'room' ? DoorOpenIcon : SquareParkingIcon;
  return (
    <li className={rows.row}>
      <p className={classNames(styles.day, isToday && styles.today)}>{dayText}</p>
      <span className={rows.icon}>
        <Icon size={18} />
      </span>
      <div className={classNames(rows.words, (isPending || isNow) && styles.hasState)}>
        <h3 className={classNames(rows.title, styles.title)}>
          {booking.kind === 'parking' ? (
            <UiLink href={`/parkshare/bookings/details?id=${encodeURIComponent(booking.bookingId)}`}>{name}</UiLink>
          ) : (
            name
          )}
        </h3>
        <p className={rows.meta}>
          <span className={styles.dayInMeta}>{dayText} · </span>
          {facts}
        </p>
        {(isPending || isNow) && (
          <span className={styles.state}>
            {isPending ? (
              <StatusBadge status="warning">{t('bookings.pending')}</StatusBadge>
            ) : (
              <Badge tone="accent">{t('bookings.now')}</Badge>
            )}
          </span>
        )}
      </div>
      <span className={styles.cancel}>
        {booking.canCancel && (
          <IconButton
            size="small"
            label={t('bookings.cancel.label', { what: name })}
            icon={<XIcon size={16} />}
            onClick={onCancel}
          />
        )}
      </span>
    </li>
  );
}
