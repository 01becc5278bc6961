/** What other features and the composition root may use of this one. */
export { isNewsReadable } from './news-rows';
export { newsPath } from './news-structured-data';
export { newsRoutes } from './routes';
