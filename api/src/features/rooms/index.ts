/** The public interface of this feature. */
export { isOpenThroughout } from './opening-hours';
export { roomRoutes } from './routes';
