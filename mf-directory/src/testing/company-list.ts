/** The list of companies as its tests open it. */
import type { FakeAnswers, RenderOptions } from '@park/testing';
import CompanyListPage from '../features/companies/CompanyListPage';
import { companyItem, companyPage } from './companies';
import { renderDirectory } from './render-directory';

export const twoCompanies = companyPage(
  [
    companyItem(),
    companyItem({
      id: 'lumen',
      name: 'Lumen & Fils',
      category: 'Tenant',
      buildingName: null,
      tags: [],
      website: 'javascript:alert(1)',
    }),
  ],
  { total: 190 },
);

export const openCompanies = (
  at = '/companies',
  query: FakeAnswers['GET /api/companies/query'] = twoCompanies,
  options: RenderOptions = {},
) => renderDirectory(CompanyListPage, { at, answers: { 'GET /api/companies/query': query }, ...options });

export const asked = (page: ReturnType<typeof openCompanies>) => page.client.calls.map(({ url }) => url);
