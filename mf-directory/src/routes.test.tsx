/** @jest-environment node */
import { testServerRendering } from '@park/testing/server';
import descriptor from '../remote.config';
import remoteModule from './routes';
import { companyCategories, companyItem, companyPage, companyProfile } from './testing/companies';
import { job, jobItem, jobPage, jobTypes } from './testing/jobs';
import { savedSearch } from './testing/saved';
import { managedSupplier, supplier, supplierCategories, supplierPage, supplierStatistics } from './testing/suppliers';

testServerRendering({
  descriptor,
  remoteModule,
  permissions: ['CompanyList_Read', 'Jobs_Read', 'Suppliers_Read', 'Suppliers_Manage', 'Suppliers_GenerateStats'],
  now: new Date('2026-11-20T08:30:00Z'),
  pages: {
    companies: {
      at: '/companies?q=light',
      answers: { 'GET /api/companies/query': companyPage([companyItem()]) },
      shows: ['Acme Photonics', 'Light that measures.'],
    },
    company: {
      at: '/companies/details?id=acme',
      answers: { 'GET /api/companies/{id}': companyProfile(), 'GET /api/catalogs/{id}': companyCategories },
      shows: ['Acme Photonics', 'Founded in 2019.'],
    },
    'park-map': {
      at: '/companies/map',
      answers: {
        'GET /api/buildings': {
          items: [
            {
              id: 'north',
              name: 'North',
              address: 'Way 1',
              latitude: 46.5,
              longitude: 6.5,
              outline: [],
              companyCount: 3,
            },
            {
              id: 'south',
              name: 'South',
              address: 'Way 2',
              latitude: null,
              longitude: null,
              outline: [],
              companyCount: 1,
            },
          ],
        },
      },
      shows: ['North', 'South', 'Way 2'],
    },
    jobs: {
      at: '/jobs',
      answers: { 'GET /api/jobs/query': jobPage([jobItem()]) },
      shows: ['Acme Photonics', 'Lausanne'],
    },
    job: {
      at: '/jobs/details?id=job-1',
      answers: { 'GET /api/jobs/{id}': job(), 'GET /api/catalogs/{id}': jobTypes },
      shows: ['Acme Photonics', 'lasers'],
    },
    saved: {
      at: '/saved',
      answers: {
        'GET /api/saved-searches': {
          items: [savedSearch()],
          limit: 20,
          mayChooseMails: true,
        },
        'GET /api/favorites': { companies: [companyItem()], jobs: [jobItem()] },
        'GET /api/favorites/ids': { company: ['acme'], job: ['job-1'] },
      },
      shows: ['Optics in North', 'Acme Photonics'],
    },
    'approved-suppliers': {
      at: '/approved-suppliers',
      answers: { 'GET /api/approved-suppliers/query': supplierPage([supplier()]) },
      shows: ['Ruches & Toits', 'Honey from the roof.'],
    },
    'approved-supplier': {
      at: '/approved-suppliers/manage?id=honey',
      answers: {
        'GET /api/approved-suppliers/{id}': managedSupplier(),
        'GET /api/catalogs/{id}': supplierCategories,
      },
      shows: ['Ruches & Toits'],
    },
    'approved-supplier-statistics': {
      at: '/approved-suppliers/statistics',
      answers: { 'GET /api/stats/suppliers': supplierStatistics() },
      shows: ['Ruches & Toits'],
    },
  },
});
