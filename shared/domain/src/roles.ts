/** The ten roles with their ids in requests and responses (ROLE-01 to ROLE-10). */
export const Role = {
  Anonymous: 4617,
  External: 4618,
  Employee: 4619,
  CompanyAdministrator: 4620,
  CompanySupervisor: 4621,
  SuperAdministrator: 4622,
  Exited: 4851,
  ExternalFIT: 4808,
  Facilities: 5456,
  Garage: 5464,
} as const;

export type RoleName = keyof typeof Role;
export type RoleId = (typeof Role)[RoleName];

/**
 * A role as it occurs in data. `null` and `undefined` mean "no role" and count as Anonymous; several rules refuse the empty
 * text, which is not the same (AMB-01). Any other number is an unknown role.
 */
export type MaybeRole = number | null | undefined | '';

export const roleNames = Object.keys(Role) as RoleName[];
export const roleIds: readonly RoleId[] = Object.values(Role);

const nameById = new Map<unknown, RoleName>(roleNames.map((name) => [Role[name], name]));

/** Whether a value is the id of a role. */
export const isRoleId = (value: unknown): value is RoleId => nameById.has(value);

/** The role's name, or null for no role, the empty role and unknown ids. */
export const roleName = (role: MaybeRole): RoleName | null => nameById.get(role) ?? null;

/** The role, or Anonymous for no role, the empty role and unknown ids (AMB-17). */
export const roleOrAnonymous = (role: MaybeRole): RoleId => (isRoleId(role) ? role : Role.Anonymous);
