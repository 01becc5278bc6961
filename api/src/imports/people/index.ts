/** Importing people in the portal. */
export { peopleImportRoutes } from './routes';
