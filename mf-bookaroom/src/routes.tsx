import { defineRemoteModule } from '@park/platform';

export default defineRemoteModule({
  pages: {
    'room-availability': () =>
      import(/* webpackChunkName: "room-availability" */ './features/availability/RoomAvailabilityPage'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './texts/fr'),
  },
});
