/** The public interface of this feature. */
export { roomDisplayRoutes } from './routes';
