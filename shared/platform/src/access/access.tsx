import type { AdminFlag, Permission } from '@park/domain';
import type { ReactNode } from 'react';
import type { AccessDecisions } from '../services/access-decisions';
import { useServices, useStore } from '../services/services';

/** The decisions about the signed-in person; the component renders again when they change. */
export function useAccess(): AccessDecisions {
  return useStore(useServices().access);
}

/** Whether the person holds a permission. */
export function usePermission(permission: Permission): boolean {
  return useAccess().has(permission);
}

/** Whether the person holds an admin flag (FLAG-01 to FLAG-03). */
export function useAdminFlag(flag: AdminFlag): boolean {
  return useAccess().hasFlag(flag);
}

/** Renders its children if the person holds the permission, otherwise `otherwise`. */
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
