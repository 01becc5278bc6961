import { defineRemoteModule } from '@park/platform';

export default defineRemoteModule({
  pages: {
    'next-events': () => import(/* webpackChunkName: "next-events" */ './features/next-events/NextEventsPage'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './texts/fr'),
  },
});
