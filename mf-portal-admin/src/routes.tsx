import { defineRemoteModule } from '@park/platform';

export default defineRemoteModule({
  pages: {
    overview: () => import(/* webpackChunkName: "overview" */ './features/overview/OverviewPage'),
    releases: () => import(/* webpackChunkName: "releases" */ './features/releases/ReleasesPage'),
    'deploy-tokens': () => import(/* webpackChunkName: "deploy-tokens" */ './features/deploy-tokens/DeployTokensPage'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './texts/fr'),
  },
});
