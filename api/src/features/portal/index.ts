/** The public interface of this feature. */
export { accessDecided, accessRequested } from './access-requests';
export { portalJobs, portalRoutes } from './routes';
