/** What other features, imports and the composition root may use of this one. */
export { fileRoutes } from './routes';
