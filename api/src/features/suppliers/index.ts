/** The public interface of this feature. */
export { supplierRoutes } from './routes';
