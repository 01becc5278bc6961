/** The public interface of this feature. */
export { feedRoutes } from './routes';
