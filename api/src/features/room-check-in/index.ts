/** The public interface of this feature. */
export { arrivalOf, isAround, listArrivals, type ArrivalRow } from './arrivals';
export { checkIn } from './check-in';
export { roomCheckInJobs, roomCheckInRoutes } from './routes';
