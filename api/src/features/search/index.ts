/** The public interface of this feature. */
export { searchRoutes } from './routes';
