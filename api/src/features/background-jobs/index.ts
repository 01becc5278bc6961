/** The public interface of this feature. */
export { backgroundJobRoutes } from './routes';
