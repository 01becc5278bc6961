import { defineRemote } from '@park/platform/descriptor';

export default defineRemote({
  name: 'mf-directory',
  title: { en: 'Directory', fr: 'Annuaire' },
  platform: '^1.0.0',
  routes: [
    {
      id: 'companies',
      path: '/companies',
      page: 'company-list',
      title: { en: 'Companies', fr: 'Entreprises' },
      access: { permission: 'CompanyList_Read' },
      firstCalls: [{ path: '/api/companies/query', query: { queryText: '{q}', pageSize: '24' } }],
    },
    {
      id: 'company',
      path: '/companies/details',
      page: 'company-details',
      title: { en: 'Company', fr: 'Entreprise' },
      access: { permission: 'CompanyList_Read' },
      firstCalls: [{ path: '/api/companies/{id}', subject: { title: 'name', description: 'summary', image: 'logo' } }],
    },
  ],
  navigation: [{ id: 'companies', label: { en: 'Companies', fr: 'Entreprises' }, to: '/companies', icon: 'building', order: 10, bottomBar: true }],
});
