/** The public interface of this feature. */
export { getPoolBalance } from './credits';
export { parkingDeparture } from './departure';
export { countHeldSpots } from './holding/held-spots';
export { parkingEvent } from './calendar-event';
export { parkingJobs } from './jobs';
export { parkingNotifications } from './notification-kinds';
export { parkingRoutes } from './routes';
export { liveHalfStates } from './store';
