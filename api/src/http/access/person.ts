import { adminPermissionsOf, isAdminFlag, isRoleId, type AdminFlag, type RoleId } from '@park/domain';

/** The person who makes a request, read from the session's row and never from client input (AMB-21). */
export interface Person {
  id: string;
  hashedId: string;
  /** Null for a person without a role. */
  role: RoleId | null;
  email: string;
  firstName: string;
  lastName: string;
  companyId: string;
  contractIds: number[];
  /** The person's admin flags, from the list or from the role (MISS-11). */
  adminPermissions: AdminFlag[];
  company: { id: string; category: string; agreementType: string };
  language: 'en' | 'fr';
  sessionId: string;
  /** Whether the session began with a passkey. Rights may need one (REQUIRE_PASSKEY). */
  hasPasskey: boolean;
  /** The session may read only: a checker's browser, which runs versions that are not released yet. */
  isReadOnly?: boolean;
}

/** Null for no role and for a number that is none of the ten; null counts as Anonymous (AMB-17). */
export const roleOf = (stored: number | null): RoleId | null => (isRoleId(stored) ? stored : null);

/** Returns the flags of a stored list; null means that the role determines them. */
export const flagsOf = (role: RoleId | null, listed: readonly string[] | null): AdminFlag[] => [
  ...adminPermissionsOf({ role, adminPermissions: listed?.filter(isAdminFlag) ?? undefined }),
];
