import { adminPermissionsOf, hasPermission, isAdminFlag, isRoleId, type AdminFlag, type RoleId } from '@park/domain';
import type { Access } from '@park/contract';
import { forbidden, ApiError } from '../../core/errors/api-error';
import type { Machine } from './machine';

/** Who makes a request, read from the session's row and never from what the browser says (AMB-21). */
export interface Person {
  id: string;
  hashedId: string;
  /** Null for a person without role. */
  role: RoleId | null;
  email: string;
  firstName: string;
  lastName: string;
  companyId: string;
  contractIds: number[];
  /** The flags the person holds, by list or by role (MISS-11). */
  adminPermissions: AdminFlag[];
  company: { id: string; category: string; agreementType: string };
  language: 'en' | 'fr';
  sessionId: string;
}

export const roleOf = (stored: number | null): RoleId | null => (isRoleId(stored) ? stored : null);

/** The flags behind a stored list, which is null when the role decides. */
export const flagsOf = (role: RoleId | null, listed: readonly string[] | null): AdminFlag[] => [
  ...adminPermissionsOf({ role, adminPermissions: listed?.filter(isAdminFlag) ?? undefined }),
];

/** Refuses with 401 whoever has no session and with 403 whoever lacks the right that a call asks for. A machine was let in by its secret. */
export function demand(access: Access, person: Person | null, machine: Machine | null = null): void {
  if (access === 'public' || isOpenToVisitors(access) || machine) return;
  if (typeof access === 'object' && 'key' in access) throw new ApiError(401, 'errors.auth.required');
  if (!person) throw new ApiError(401, 'errors.auth.required');
  if (access === 'session') return;
  const isAllowed =
    typeof access === 'object' ? person.adminPermissions.includes(access.flag) : hasPermission(person.role, access);
  if (!isAllowed) throw forbidden();
}

/** A permission that Anonymous holds needs no session (SHELL-02, SHELL-03). */
const isOpenToVisitors = (access: Access) =>
  typeof access === 'string' && access !== 'public' && access !== 'session' && hasPermission(null, access);
