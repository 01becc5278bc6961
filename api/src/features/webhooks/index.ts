/** The public interface of this feature. */
export { webhookJobs } from './deliver';
export { webhookRoutes } from './routes';
