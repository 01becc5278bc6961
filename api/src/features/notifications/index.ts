/** The public interface of this feature. */
export { notificationJobs } from './jobs';
export { mayChooseMails, requireChoice } from './preferences';
export { createUnsubscribeToken, savedSearchesKind, subscriptionsKind } from './unsubscribe';
export { notificationRoutes } from './routes';
