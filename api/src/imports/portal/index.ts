/** Importing companies, events and news in the portal. */
export { fileImportRoutes } from './routes';
