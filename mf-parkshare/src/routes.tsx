import { defineRemoteModule } from '@park/platform';

export default defineRemoteModule({
  pages: {
    parking: () => import(/* webpackChunkName: "parking" */ './booking/ParkingPage'),
    bookings: () => import(/* webpackChunkName: "bookings" */ './bookings/BookingsPage'),
    'booking-details': () => import(/* webpackChunkName: "booking-details" */ './bookings/BookingDetailsPage'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './texts/fr'),
  },
});
