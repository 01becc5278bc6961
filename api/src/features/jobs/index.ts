/** What other features, imports and the composition root may use of this one. */
export { isJobOpen } from './job-rows';
export { jobRoutes } from './routes';
