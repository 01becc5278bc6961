/** The public interface of this feature. */
export { isCompanyReadable } from './company-profile';
export { companySearch, isCompanyListed } from './company-rows';
export { matchesText } from './company-search';
export { companyJobs } from './editing-routes';
export { exitDoneNotice, exitPlannedNotice, exitUndoneNotice } from './exit-messages';
export { markContracts, readManagedCompany } from './managed-company';
export { findMatchingCompanies, readListedCompanies } from './matching-companies';
export { companyRoutes } from './routes';
