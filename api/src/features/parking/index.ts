/** The public interface of this feature. */
export { halfInterval } from './halves';
export { parkingRoutes } from './routes';
