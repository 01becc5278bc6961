import { defineRemoteModule } from '@park/platform';

export default defineRemoteModule({
  pages: {
    parking: () => import(/* webpackChunkName: "parking" */ './features/booking/ParkingPage'),
    manager: () => import(/* webpackChunkName: "manager" */ './features/manager/ManagerPage'),
    'park-companies': () => import(/* webpackChunkName: "park-companies" */ './features/park/CompaniesPage'),
    'park-lots': () => import(/* webpackChunkName: "park-lots" */ './features/park/LotsPage'),
    'park-spots': () => import(/* webpackChunkName: "park-spots" */ './features/park/SpotsPage'),
    'park-leases': () => import(/* webpackChunkName: "park-leases" */ './features/park/LeasesPage'),
    'park-day': () => import(/* webpackChunkName: "park-day" */ './features/park/DayListPage'),
    closures: () => import(/* webpackChunkName: "closures" */ './features/closures/ClosuresPage'),
    permits: () => import(/* webpackChunkName: "permits" */ './features/permits/PermitsPage'),
    vehicles: () => import(/* webpackChunkName: "vehicles" */ './features/vehicles/VehiclesPage'),
    bookings: () => import(/* webpackChunkName: "bookings" */ './features/bookings/BookingsPage'),
    credits: () => import(/* webpackChunkName: "credits" */ './features/credits/CreditsPage'),
    'company-credits': () =>
      import(/* webpackChunkName: "company-credits" */ './features/company-credits/CompanyCreditsPage'),
    waitlist: () => import(/* webpackChunkName: "waitlist" */ './features/waitlist/WaitlistPage'),
    'check-in': () => import(/* webpackChunkName: "check-in" */ './features/check-in/CheckInPage'),
    statistics: () => import(/* webpackChunkName: "statistics" */ './features/statistics/ParkingStatisticsPage'),
    'booking-details': () => import(/* webpackChunkName: "booking-details" */ './features/bookings/BookingDetailsPage'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './texts/fr'),
  },
});
