import { defineRemoteModule } from '@park/platform';

export default defineRemoteModule({
  pages: {
    overview: () => import(/* webpackChunkName: "overview" */ './overview/OverviewPage'),
    releases: () => import(/* webpackChunkName: "releases" */ './releases/ReleasesPage'),
    'deploy-tokens': () => import(/* webpackChunkName: "deploy-tokens" */ './releases/tokens/DeployTokensPage'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './texts/fr'),
  },
});
