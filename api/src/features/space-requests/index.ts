/** The public interface of this feature. */
export { spaceRequestRoutes } from './routes';
export { spaceMessages } from './space-messages';
