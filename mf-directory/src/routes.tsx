import { defineRemoteModule } from '@park/platform';

export default defineRemoteModule({
  pages: {
    'company-list': () => import(/* webpackChunkName: "company-list" */ './features/companies/CompanyListPage'),
    'company-details': () =>
      import(/* webpackChunkName: "company-details" */ './features/companies/CompanyDetailsPage'),
    'job-list': () => import(/* webpackChunkName: "job-list" */ './features/jobs/JobListPage'),
    'job-details': () => import(/* webpackChunkName: "job-details" */ './features/jobs/JobDetailsPage'),
    'park-map': () => import(/* webpackChunkName: "park-map" */ './features/map/MapPage'),
    saved: () => import(/* webpackChunkName: "saved" */ './features/saved/SavedPage'),
    'supplier-form': () =>
      import(/* webpackChunkName: "supplier-form" */ './features/suppliers/managing/SupplierFormPage'),
    'supplier-statistics': () =>
      import(/* webpackChunkName: "supplier-statistics" */ './features/suppliers/statistics/SupplierStatisticsPage'),
    'supplier-list': () => import(/* webpackChunkName: "supplier-list" */ './features/suppliers/SupplierListPage'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './texts/fr'),
  },
});
