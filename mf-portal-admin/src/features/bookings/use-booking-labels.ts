import { useFormat } from '@park/platform';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { UpcomingBooking } from './upcoming-bookings';

export interface BookingLabels {
  /** The meeting's title, or the spot. */
  readonly name: string;
  /** Time and place, without the day. */
  readonly facts: string;
}

export function useBookingLabels(): (booking: UpcomingBooking) => BookingLabels {
  const { t } = usePortalTexts();
  const format = useFormat();
  return (booking) =>
    booking.kind === 'room'
      ? {
          name: booking.title,
          facts: `${format.timeRange(booking.start, booking.end)} · ${booking.room}, ${booking.building}`,
        }
      : {
          name: t('bookings.spot', { lot: booking.lot, spot: booking.spot }),
          facts: t(`bookings.halves.${booking.half}`),
        };
}
