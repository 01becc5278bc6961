import { Role, roleIds, type MaybeRole, type RoleId } from './roles';

const byAdministrator = [Role.Employee, Role.Facilities, Role.CompanyAdministrator] as const;

const assignable = new Map<unknown, readonly RoleId[]>([
  [Role.CompanyAdministrator, Object.freeze([...byAdministrator])],
  [Role.CompanySupervisor, Object.freeze([...byAdministrator, Role.CompanySupervisor])],
  [Role.SuperAdministrator, Object.freeze(roleIds.filter((role) => role !== Role.Anonymous))],
]);

/** The roles that a person of this role may assign to others (ASG-01 to ASG-04); empty for roles that are not listed. */
export const assignableRoles = (role: MaybeRole): readonly RoleId[] => assignable.get(role) ?? [];

/** Whether the change of a role is allowed: an unchanged role always is, a new one must be assignable (AMB-12). */
export const canAssignRole = (actor: MaybeRole, from: MaybeRole, to: MaybeRole): boolean =>
  from === to || assignableRoles(actor).some((role) => role === to);
