import { Role } from './roles';
import type { MaybePerson } from './subjects';

/** Rights of the administration that belong to a person, not to a role (FLAG-01 to FLAG-03). */
export const adminFlags = ['CAN_EDIT_NEWS_EVENTS', 'CAN_EDIT_COMPANIES_LOGO', 'CAN_REDEPLOY_WEBSITE'] as const;

export type AdminFlag = (typeof adminFlags)[number];

/** Whether a value is the name of an admin flag (MISS-11). */
export const isAdminFlag = (value: unknown): value is AdminFlag => adminFlags.some((flag) => flag === value);

/**
 * The flags of a person (MISS-11): the known ones of `adminPermissions` if the field is present, otherwise all for a
 * SuperAdministrator and none for others.
 */
export function adminPermissionsOf(user: MaybePerson): readonly AdminFlag[] {
  const listed = user?.adminPermissions;
  if (Array.isArray(listed)) return adminFlags.filter((flag) => listed.includes(flag));
  return user?.role === Role.SuperAdministrator ? adminFlags : [];
}

/** Whether the person has the flag. */
export const hasAdminFlag = (user: MaybePerson, flag: AdminFlag): boolean => adminPermissionsOf(user).includes(flag);
