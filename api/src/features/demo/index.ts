/** The public interface of this feature. */
export { demoRoutes } from './routes';
