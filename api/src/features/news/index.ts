/** What other features, imports and the composition root may use of this one. */
export { newsBodyOf } from './news-editing';
export { isNewsReadable } from './news-rows';
export { newsPath } from './news-structured-data';
export { newsRoutes } from './routes';
