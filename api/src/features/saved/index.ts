/** The public interface of this feature. */
export { savedRoutes } from './routes';
export { savedJobs } from './search-alerts';
