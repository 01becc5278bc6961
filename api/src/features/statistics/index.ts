/** The public interface of this feature. */
export { statisticsRoutes } from './routes';
export { readPeriod, type Period } from './period';
