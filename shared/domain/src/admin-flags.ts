import { Role } from './roles';
import type { MaybePerson } from './subjects';

/** Rights of the admin area that go with the person, not with the role (FLAG-01 to FLAG-03). */
export const adminFlags = ['CAN_EDIT_NEWS_EVENTS', 'CAN_EDIT_COMPANIES_LOGO', 'CAN_REDEPLOY_WEBSITE'] as const;

export type AdminFlag = (typeof adminFlags)[number];

export const isAdminFlag = (value: unknown): value is AdminFlag => adminFlags.some((flag) => flag === value);

/**
 * The flags a person holds (MISS-11): exactly the known ones of `adminPermissions` when the field is there,
 * otherwise all three for a SuperAdministrator and none for anybody else.
 */
export function adminPermissionsOf(user: MaybePerson): readonly AdminFlag[] {
  const listed = user?.adminPermissions;
  if (Array.isArray(listed)) return adminFlags.filter((flag) => listed.includes(flag));
  return user?.role === Role.SuperAdministrator ? adminFlags : [];
}

export const hasAdminFlag = (user: MaybePerson, flag: AdminFlag): boolean => adminPermissionsOf(user).includes(flag);
