/** The public interface of this feature. */
export { statisticsRoutes } from './routes';
export { readPeriod, requireYear, type Period } from './period';
