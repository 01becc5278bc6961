import { defineRemote } from '@park/platform/descriptor';
import { listPageSize } from './src/shared/page-sizes';

export default defineRemote({
  name: 'mf-directory',
  title: { en: 'Directory', fr: 'Annuaire' },
  platform: '^2.10.0',
  routes: [
    {
      id: 'companies',
      path: '/companies',
      page: 'company-list',
      serverRendered: true,
      title: { en: 'Companies', fr: 'Entreprises' },
      description: {
        en: 'Every company of the park, with its sectors, its building and how to reach it.',
        fr: 'Toutes les entreprises du parc, avec leurs secteurs, leur bâtiment et leurs coordonnées.',
      },
      access: { permission: 'CompanyList_Read' },
      firstCalls: [
        {
          path: '/api/companies/query',
          query: { queryText: '{q}', sort: '{sort}', pageSize: String(listPageSize), paginationId: '{after}' },
          filters: [
            { name: 'category', ignoringCase: true },
            'location',
            'tag',
            'teamSize',
            'founded',
            { name: 'agreementType', ignoringCase: true },
            'isEPFL',
          ],
          unaffectedBy: ['view'],
        },
      ],
    },
    {
      id: 'company',
      path: '/companies/details',
      page: 'company-details',
      serverRendered: true,
      title: { en: 'Company', fr: 'Entreprise' },
      access: { permission: 'CompanyList_Read' },
      firstCalls: [
        {
          path: '/api/companies/{id}',
          subject: { title: 'name', description: 'description', image: 'logo' },
          structuredData: 'structuredData',
        },
        { path: '/api/catalogs/company-categories' },
      ],
    },
    {
      id: 'park-map',
      path: '/companies/map',
      page: 'park-map',
      serverRendered: true,
      title: { en: 'Map of the park', fr: 'Plan du parc' },
      description: {
        en: 'Where the companies of the park are, building by building.',
        fr: 'Où se trouvent les entreprises du parc, bâtiment par bâtiment.',
      },
      access: { permission: 'CompanyList_Read' },
      firstCalls: [{ path: '/api/buildings', unaffectedBy: ['building'] }],
    },
    {
      id: 'jobs',
      path: '/jobs',
      page: 'job-list',
      serverRendered: true,
      title: { en: 'Jobs', fr: 'Emplois' },
      description: {
        en: 'Open positions at the companies of the park, from internships to permanent jobs.',
        fr: 'Les emplois à pourvoir dans les entreprises du parc, du stage au poste fixe.',
      },
      access: { permission: 'Jobs_Read' },
      firstCalls: [
        {
          path: '/api/jobs/query',
          query: { queryText: '{q}', sort: '{sort}', pageSize: String(listPageSize), paginationId: '{after}' },
          filters: [
            'contractType',
            'workload',
            { name: 'companyCategory', ignoringCase: true },
            'building',
            'location',
            'company',
          ],
        },
      ],
    },
    {
      id: 'job',
      path: '/jobs/details',
      page: 'job-details',
      serverRendered: true,
      title: { en: 'Job', fr: 'Offre d’emploi' },
      access: { permission: 'Jobs_Read' },
      firstCalls: [
        { path: '/api/jobs/{id}', subject: { title: 'title', image: 'companyLogo' }, structuredData: 'structuredData' },
        { path: '/api/catalogs/job-types' },
      ],
    },
    {
      id: 'saved',
      path: '/saved',
      page: 'saved',
      serverRendered: true,
      title: { en: 'Saved', fr: 'Enregistrés' },
      access: 'session',
      firstCalls: [{ path: '/api/saved-searches' }, { path: '/api/favorites' }, { path: '/api/favorites/ids' }],
    },
    {
      id: 'approved-suppliers',
      path: '/approved-suppliers',
      page: 'supplier-list',
      serverRendered: true,
      title: { en: 'Approved suppliers', fr: 'Fournisseurs agréés' },
      access: { permission: 'Suppliers_Read' },
      firstCalls: [
        {
          path: '/api/approved-suppliers/query',
          query: {
            queryText: '{q}',
            archived: '{archived}',
            sort: '{sort}',
            pageSize: String(listPageSize),
            paginationId: '{after}',
          },
          filters: ['category'],
        },
      ],
    },
    {
      id: 'approved-supplier',
      path: '/approved-suppliers/manage',
      page: 'supplier-form',
      serverRendered: true,
      title: { en: 'Manage a supplier', fr: 'Gérer un fournisseur' },
      access: { permission: 'Suppliers_Manage' },
      firstCalls: [
        { path: '/api/approved-suppliers/{id}', subject: { title: 'name' } },
        { path: '/api/catalogs/supplier-categories' },
      ],
    },
    {
      id: 'approved-supplier-statistics',
      path: '/approved-suppliers/statistics',
      page: 'supplier-statistics',
      serverRendered: true,
      title: { en: 'Supplier statistics', fr: 'Statistiques des fournisseurs' },
      access: { permission: 'Suppliers_GenerateStats' },
      firstCalls: [{ path: '/api/stats/suppliers', query: { from: '{from}', to: '{to}' } }],
    },
  ],
  navigation: [
    {
      id: 'companies',
      label: { en: 'Companies', fr: 'Entreprises' },
      to: '/companies',
      icon: 'building',
      order: 10,
      bottomBar: true,
    },
    { id: 'jobs', label: { en: 'Jobs', fr: 'Emplois' }, to: '/jobs', icon: 'briefcase', order: 20 },
    {
      id: 'approved-suppliers',
      label: { en: 'Suppliers', fr: 'Fournisseurs' },
      to: '/approved-suppliers',
      icon: 'truck',
      order: 60,
    },
  ],
});
