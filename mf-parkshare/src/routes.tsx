import { defineRemoteModule } from '@park/platform';

export default defineRemoteModule({
  pages: {
    parking: () => import(/* webpackChunkName: "parking" */ './features/booking/ParkingPage'),
    bookings: () => import(/* webpackChunkName: "bookings" */ './features/bookings/BookingsPage'),
    'booking-details': () => import(/* webpackChunkName: "booking-details" */ './features/bookings/BookingDetailsPage'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './texts/fr'),
  },
});
