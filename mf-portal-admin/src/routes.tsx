import { defineRemoteModule } from '@park/platform';

export default defineRemoteModule({
  pages: {
    overview: () => import(/* webpackChunkName: "overview" */ './overview/OverviewPage'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './texts/fr'),
  },
});
