/** The public interface of this feature. */
export { fileJobs } from './jobs';
export { fileRoutes } from './routes';
