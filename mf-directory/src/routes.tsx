import { defineRemoteModule } from '@park/platform';

export default defineRemoteModule({
  pages: {
    'company-list': () => import(/* webpackChunkName: "company-list" */ './companies/CompanyListPage'),
    'company-details': () => import(/* webpackChunkName: "company-details" */ './companies/CompanyDetailsPage'),
    'job-list': () => import(/* webpackChunkName: "job-list" */ './jobs/JobListPage'),
    'job-details': () => import(/* webpackChunkName: "job-details" */ './jobs/JobDetailsPage'),
    'supplier-form': () => import(/* webpackChunkName: "supplier-form" */ './suppliers/managing/SupplierFormPage'),
    'supplier-statistics': () =>
      import(/* webpackChunkName: "supplier-statistics" */ './suppliers/statistics/SupplierStatisticsPage'),
    'supplier-list': () => import(/* webpackChunkName: "supplier-list" */ './suppliers/SupplierListPage'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './texts/fr'),
  },
});
