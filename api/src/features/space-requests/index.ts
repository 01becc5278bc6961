/** The public interface of this feature. */
export { spaceDeparture } from './departure';
export { spaceRequestRoutes } from './routes';
export { spaceMessages } from './space-messages';
