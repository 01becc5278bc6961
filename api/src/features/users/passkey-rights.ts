/** Rights to manage the park that need a session that began with a passkey, where the park is configured so. */
import { hasPermission, Role, type AdminFlag, type RoleId } from '@park/domain';
import type { ApiConfiguration } from '../../core/configuration/configuration';

interface Rights {
  role: RoleId | null;
  adminPermissions: AdminFlag[];
}

/** Whether the rights reach beyond the own company: all companies, or what the website runs. */
export const managesPark = ({ role, adminPermissions }: Rights): boolean =>
  hasPermission(role, 'Collaborator_ManageCompanyList') || adminPermissions.includes('CAN_REDEPLOY_WEBSITE');

/** Whether the session must not use the rights to manage the park until it begins with a passkey. */
export const needsPasskey = (
  { requirePasskey }: Pick<ApiConfiguration, 'requirePasskey'>,
  rights: Rights,
  hasPasskey: boolean,
): boolean => requirePasskey === 'managers' && !hasPasskey && managesPark(rights);

/** What remains without a passkey: an employee of the own company, who can add one. */
export const rightsWithoutPasskey = ({ role }: Rights): Rights => ({
  role: hasPermission(role, 'Collaborator_ManageCompanyList') ? Role.Employee : role,
  adminPermissions: [],
});
