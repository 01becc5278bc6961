/** The public interface of this feature. */
export { infoPageRoutes } from './routes';
