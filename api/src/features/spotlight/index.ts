/** The public interface of this feature. */
export { spotlightRoutes } from './routes';
