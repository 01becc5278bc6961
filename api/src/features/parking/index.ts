/** What other features, imports and the composition root may use of this one. */
export { halfInterval } from './halves';
export { parkingRoutes } from './routes';
