import type { ParkingBooking } from '@park/contract/parking';
import { useFormat, useServices } from '@park/platform';
import { UiLink } from '@park/ui';
import { capitalizeFirst } from '../../shared/capitalize-first';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { bookingAddress } from '../../shared/booking-address';
import { halfChoiceOf, stateOf } from './booking-state';
import styles from './BookingList.module.css';
import { BookingStateBadge } from './BookingStateBadge';
import { CancelBooking } from './CancelBooking';
import { useBookingLabels } from './use-booking-labels';

export function BookingRow({ booking, onCancelled }: { booking: ParkingBooking; onCancelled: () => void }) {
  const { t } = useParkshareTexts();
  const { clock } = useServices();
  const format = useFormat();
  const labels = useBookingLabels();
  const state = stateOf(booking, clock());
  return (
    <li className={styles.booking}>
      <p className={styles.when}>
        <span className={styles.day}>{capitalizeFirst(format.day(booking.date))}</span>
        <span className={styles.half}>{t(`halves.${halfChoiceOf(booking)}`)}</span>
      </p>
      <div className={styles.words}>
        <h3 className={styles.place}>
          <UiLink className={styles.link} href={bookingAddress(booking.id)}>
            {labels.place(booking)}
          </UiLink>
        </h3>
        <p className={styles.address}>{booking.lot.address}</p>
      </div>
      {/* The list shows either upcoming or past bookings, so these states need no badge. */}
      {state !== 'upcoming' && state !== 'over' && <BookingStateBadge state={state} />}
      {booking.canCancel && (
        <div className={styles.action} data-print="hide">
          <CancelBooking booking={booking} size="small" onCancelled={onCancelled} />
        </div>
      )}
    </li>
  );
}
