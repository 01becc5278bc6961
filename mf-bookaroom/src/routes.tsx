import { defineRemoteModule } from '@park/platform';

export default defineRemoteModule({
  pages: {
    'room-invitation': () => import(/* webpackChunkName: "room-invitation" */ './features/invitation/InvitationPage'),
    'room-availability': () =>
      import(/* webpackChunkName: "room-availability" */ './features/availability/RoomAvailabilityPage'),
    'room-check-in': () => import(/* webpackChunkName: "room-check-in" */ './features/check-in/CheckInPage'),
    'room-display': () => import(/* webpackChunkName: "room-display" */ './features/display/RoomDisplayPage'),
    'room-management': () => import(/* webpackChunkName: "room-management" */ './features/manage/RoomsPage'),
    'room-closures': () => import(/* webpackChunkName: "room-closures" */ './features/manage/ClosuresPage'),
    'room-statistics': () =>
      import(/* webpackChunkName: "room-statistics" */ './features/statistics/RoomStatisticsPage'),
    'room-company': () => import(/* webpackChunkName: "room-company" */ './features/company/CompanyBookingsPage'),
    'room-requests': () => import(/* webpackChunkName: "room-requests" */ './features/requests/RequestsPage'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './texts/fr'),
  },
});
