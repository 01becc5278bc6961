/** Roles of people. Without a schema, so that a page that needs nothing else stays small. */
import { Role } from '@park/domain';

export { Role };

/** The roles that a person can have, the most frequent first. */
export const personRoles = [
  Role.Employee,
  Role.CompanyAdministrator,
  Role.CompanySupervisor,
  Role.SuperAdministrator,
  Role.Facilities,
  Role.External,
  Role.ExternalFIT,
  Role.Garage,
  Role.Exited,
] as const;
