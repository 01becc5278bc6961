import { useFormat } from '@park/platform';
import { usePortalTexts } from '../../texts/use-portal-texts';
import type { ComingBooking } from './upcoming-bookings';

export interface BookingWords {
  /** The meeting's title, or the spot. */
  readonly name: string;
  /** Time and place, without the day. */
  readonly facts: string;
}

export function useBookingWords(): (booking: ComingBooking) => BookingWords {
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
