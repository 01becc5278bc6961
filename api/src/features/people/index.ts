/** The public interface of this feature. */
export { applyPersonChange } from './edit-person';
export { sessionsEnded } from './end-sessions';
export { requireOpenCompany } from './invitation-rules';
export { inviteWithin } from './invitations';
export { peopleJobs } from './jobs';
export { peopleRoutes } from './routes';
