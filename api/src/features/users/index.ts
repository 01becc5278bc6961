/** The public interface of this feature. */
export { createAdministrator, type AdministratorFault } from './administrator';
export { contractIdsOn, mayUsePortal, readIdentity, roleAfterExit, type Identity } from './identity';
export { managesPark, needsPasskey, rightsWithoutPasskey } from './passkey-rights';
export { lockAccount, lockPerson } from './lock-person';
export { loadPeople } from './people-by-id';
export { actsInAllCompanies, actsInCompany, mayDo } from './may';
export { listPeople } from './people-list';
export { matchesPerson } from './people-search';
export { userRoutes } from './routes';
