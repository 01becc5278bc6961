/** The public interface of this feature. */
export { statisticsRoutes } from './routes';
