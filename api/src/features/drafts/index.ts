/** The public interface of this feature. */
export { showsInPreview } from './previews';
export { draftRoutes } from './routes';
