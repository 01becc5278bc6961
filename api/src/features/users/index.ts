/** What other features, imports and the composition root may use of this one. */
export { createAdministrator, type AdministratorFault } from './administrator';
export { contractIds, mayUsePortal, readIdentity, type Identity } from './identity';
export { listPeople } from './people-list';
export { userRoutes } from './routes';
