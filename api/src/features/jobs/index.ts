/** The public interface of this feature. */
export { isJobOpen } from './job-rows';
export { jobRoutes } from './routes';
