/** The public interface of this feature. */
export { isJobOpen, isJobPublic } from './job-rows';
export { findMatchingJobs, readOpenJobs } from './matching-jobs';
export { jobRoutes } from './routes';
