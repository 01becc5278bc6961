/** The public interface of this feature. */
export { companySearch, isCompanyListed } from './company-rows';
export { companyRoutes } from './routes';
