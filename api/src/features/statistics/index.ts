/** The public interface of this feature. */
export { statisticsRoutes } from './routes';
export { readPeriod, refuseMoreThanYear, type Period } from './period';
