/** The public interface of this feature. */
export { createAdministrator, type AdministratorFault } from './administrator';
export { contractIds, mayUsePortal, readIdentity, type Identity } from './identity';
export { listPeople } from './people-list';
export { userRoutes } from './routes';
