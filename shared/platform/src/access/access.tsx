/**
 * What the person may do, decided by the shell from the one matrix (AMB-59). A remote asks; it never knows roles.
 * Hiding is a courtesy: the api refuses by itself.
 */
import type { AdminFlag, Permission } from '@park/domain';
import type { ReactNode } from 'react';
import { useServices, useStore } from '../services';

export interface AccessDecisions {
  readonly has: (permission: Permission) => boolean;
  readonly hasFlag: (flag: AdminFlag) => boolean;
  /** Rules that need the company as well: KNOVA files and events, asking for space. */
  readonly canShareKnovaFiles: boolean;
  readonly canViewKnovaEvents: boolean;
  readonly canRequestSpace: boolean;
}

export function useAccess(): AccessDecisions {
  return useStore(useServices().access);
}

export function usePermission(permission: Permission): boolean {
  return useAccess().has(permission);
}

export function useAdminFlag(flag: AdminFlag): boolean {
  return useAccess().hasFlag(flag);
}

/** Shows its children to those who have the permission. */
export function Allowed({
  permission,
  children,
  otherwise = null,
}: {
  permission: Permission;
  children: ReactNode;
  otherwise?: ReactNode;
}): ReactNode {
  return usePermission(permission) ? children : otherwise;
}
