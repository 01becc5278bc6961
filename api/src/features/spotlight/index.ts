/** What other features, imports and the composition root may use of this one. */
export { spotlightRoutes } from './routes';
