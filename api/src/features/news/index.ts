/** The public interface of this feature. */
export { newsBodyOf } from './news-editing';
export { isNewsReadable } from './news-rows';
export { newsRoutes } from './routes';
