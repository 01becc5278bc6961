/** The public interface of this feature. */
export { subscriptionJobs } from './jobs';
