/** The public interface of this feature. */
export { documentRoutes } from './routes';
