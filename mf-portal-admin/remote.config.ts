import { defineRemote } from '@park/platform/descriptor';

export default defineRemote({
  name: 'mf-portal-admin',
  title: { en: 'My portal', fr: 'Mon espace' },
  platform: '^2.0.0',
  routes: [
    {
      id: 'portal',
      path: '/portal',
      page: 'overview',
      title: { en: 'My portal', fr: 'Mon espace' },
      access: { permission: 'Portal_Access' },
      // Only what everybody who may enter needs; what hangs on a further permission is left to the browser.
      firstCalls: [
        { path: '/api/auth/sessions' },
        { path: '/api/catalogs/company-categories' },
        { path: '/api/catalogs/agreement-types' },
        { path: '/api/catalogs/roles' },
      ],
    },
    {
      id: 'releases',
      path: '/portal/admin/releases',
      page: 'releases',
      title: { en: 'Releases', fr: 'Versions' },
      access: { flag: 'CAN_REDEPLOY_WEBSITE' },
      firstCalls: [
        { path: '/api/releases' },
        { path: '/api/releases/audit', query: { pageSize: '20' } },
        { path: '/api/catalogs/roles' },
      ],
    },
    {
      id: 'deploy-tokens',
      path: '/portal/admin/releases/tokens',
      page: 'deploy-tokens',
      title: { en: 'Deploy tokens', fr: 'Jetons de déploiement' },
      access: { flag: 'CAN_REDEPLOY_WEBSITE' },
      firstCalls: [{ path: '/api/releases/tokens' }, { path: '/api/catalogs/roles' }],
    },
  ],
  navigation: [
    {
      id: 'portal',
      label: { en: 'My portal', fr: 'Mon espace' },
      to: '/portal',
      icon: 'person',
      order: 5,
      bottomBar: true,
    },
  ],
});
