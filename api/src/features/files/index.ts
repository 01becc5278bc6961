/** The public interface of this feature. */
export { fileRoutes } from './routes';
