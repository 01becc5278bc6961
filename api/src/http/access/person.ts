import { adminPermissionsOf, isAdminFlag, isRoleId, type AdminFlag, type RoleId } from '@park/domain';

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
