import { Role, roleIds, roleOrAnonymous, type MaybeRole, type RoleId } from './roles';

const {
  External,
  Employee,
  CompanyAdministrator,
  CompanySupervisor,
  SuperAdministrator,
  Exited,
  ExternalFIT,
  Facilities,
  Garage,
} = Role;

// Finite lists, so that "all except Anonymous" does not include unknown ids (AMB-17).
const everyone = roleIds;
const allExceptAnonymous = [
  External,
  Employee,
  CompanyAdministrator,
  CompanySupervisor,
  SuperAdministrator,
  Exited,
  ExternalFIT,
  Facilities,
  Garage,
];
const companyLeads = [CompanyAdministrator, CompanySupervisor, SuperAdministrator];
const superAdministratorOnly = [SuperAdministrator];

/**
 * The permission matrix (PERM-01 to PERM-35), by permission. SuperAdministrator does not have every permission, so it is
 * listed like the others (AMB-15).
 */
const rolesByPermission = {
  App_Use: allExceptAnonymous,
  BookARoom_Book: [...companyLeads, Facilities, ExternalFIT],
  BookARoom_Manage: superAdministratorOnly,
  BookARoom_GenerateStats: superAdministratorOnly,
  Collaborator_CreateCompany: superAdministratorOnly,
  Collaborator_ManageCompanyList: superAdministratorOnly,
  Collaborator_EnableCompany: superAdministratorOnly,
  CompanyList_Create: superAdministratorOnly,
  Jobs_GenerateStats: superAdministratorOnly,
  Parkshare_SuperManage: superAdministratorOnly,
  Parkshare_GenerateStats: superAdministratorOnly,
  Suppliers_Manage: superAdministratorOnly,
  Suppliers_GenerateStats: superAdministratorOnly,
  Camipro: [...companyLeads, Facilities, Garage],
  Collaborator_Manage: companyLeads,
  Parkshare_Manage: companyLeads,
  CompanyList_Read: everyone,
  Jobs_Read: everyone,
  CompanyList_Edit: [...companyLeads, Garage],
  Emailing_SelectSubscription: allExceptAnonymous,
  Suppliers_Read: allExceptAnonymous,
  Emailing_EnableChoosingPreferences: [CompanySupervisor, SuperAdministrator],
  Jobs_Create: [...companyLeads, Garage, Exited],
  Fairmove: [...companyLeads, Facilities, Employee],
  Parkshare_Read: [...companyLeads, Facilities, ExternalFIT, Employee],
  Parkshare_Book: [...companyLeads, Facilities, ExternalFIT, Employee],
  Smart_Guides: [...companyLeads, Facilities, Employee],
  Smart_Guides_Admin: [CompanyAdministrator, SuperAdministrator, Facilities],
  Smart_Guides_Employee: [Employee],
  Smart_Guides_Supervisor: [CompanySupervisor],
  Templates: [...companyLeads, Facilities, Garage, Employee],
  Suppliers_Vote: [...companyLeads, Facilities, Garage, Exited, ExternalFIT, Employee],
  Ticketing_Create: [...companyLeads, Facilities],
  Portal_Access: allExceptAnonymous,
  Space_Needs: [CompanyAdministrator, CompanySupervisor],
} satisfies Record<string, readonly RoleId[]>;

export type Permission = keyof typeof rolesByPermission;

/** Permissions that every role holds, visitors without an account included. */
export type VisitorPermission = {
  [P in Permission]: typeof Role.Anonymous extends (typeof rolesByPermission)[P][number] ? P : never;
}[Permission];

/** All 35 permissions. */
export const permissions = Object.keys(rolesByPermission) as Permission[];

const permissionsByRole = new Map<RoleId, readonly Permission[]>(
  roleIds.map((role) => [
    role,
    Object.freeze(
      permissions.filter((permission) => (rolesByPermission[permission] as readonly RoleId[]).includes(role)),
    ),
  ]),
);

/** Whether a value is the name of a permission. */
export const isPermission = (value: unknown): value is Permission =>
  permissions.some((permission) => permission === value);

/** The permissions of a role. No role, the empty role and unknown ids have those of Anonymous. */
export const permissionsOf = (role: MaybeRole): readonly Permission[] =>
  permissionsByRole.get(roleOrAnonymous(role)) ?? [];

/** Whether a role holds a permission; false for a permission that does not exist. */
export const hasPermission = (role: MaybeRole, permission: Permission): boolean =>
  permissionsOf(role).includes(permission);

/** Whether visitors without an account hold the permission. */
export const isOpenToVisitors = (permission: Permission): permission is VisitorPermission =>
  hasPermission(Role.Anonymous, permission);

/** The roles that hold a permission, for the page that says whom to ask. */
export const rolesWith = (permission: Permission): readonly RoleId[] =>
  roleIds.filter((role) => hasPermission(role, permission));
