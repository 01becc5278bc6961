/** What other features, imports and the composition root may use of this one. */
export { companySearch, isCompanyListed } from './company-rows';
export { companyRoutes } from './routes';
