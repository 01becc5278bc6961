import type { ParkingBooking } from '@park/contract/parking';
import { useMoment } from '../../shared/use-day-half-label';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { spanOf } from './booking-state';

/** What a booking is called in sentences. */
export function useBookingWords(): {
  place: (booking: ParkingBooking) => string;
  moment: (booking: ParkingBooking) => string;
} {
  const { t } = useParkshareTexts();
  const moment = useMoment();
  return {
    place: ({ lot, spot }) => t('place', { lot: lot.name, spot: spot.number }),
    moment: (booking) => moment(booking.date, spanOf(booking)),
  };
}
