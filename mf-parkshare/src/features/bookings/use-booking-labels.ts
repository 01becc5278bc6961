import type { ParkingBooking } from '@park/contract/parking';
import { useDayHalfLabel } from '../../shared/use-day-half-label';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { halfChoiceOf } from './booking-state';

/** Place and time of a booking as text. */
export function useBookingLabels(): {
  place: (booking: ParkingBooking) => string;
  moment: (booking: ParkingBooking) => string;
} {
  const { t } = useParkshareTexts();
  const dayHalfLabel = useDayHalfLabel();
  return {
    place: ({ lot, spot }) => t('place', { lot: lot.name, spot: spot.number }),
    moment: (booking) => dayHalfLabel(booking.date, halfChoiceOf(booking)),
  };
}
