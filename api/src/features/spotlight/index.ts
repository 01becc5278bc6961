/** The public interface of this feature. */
export { isSpotlightCurrent } from './spotlight';
export { spotlightRoutes } from './routes';
