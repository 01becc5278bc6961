/** What the rest of parking uses of the waitlist. */
export { onHalvesFreed } from './on-halves-freed';
export { waitlistJobs } from './jobs';
export { giveBackAction, spotAssigned, spotOffered } from './notification-kinds';
export { joinAfterRecall } from './recalled';
export { waitlistRoutes } from './routes';
export { serveLot, serveSpot } from './sweep';
