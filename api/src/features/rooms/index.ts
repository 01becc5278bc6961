/** What other features, imports and the composition root may use of this one. */
export { isOpenThroughout } from './opening-hours';
export { roomRoutes } from './routes';
