import type { AdminFlag, Permission } from '@park/domain';

/**
 * What the signed-in person may do, as decided by the shell (AMB-59). Remotes receive decisions and never know roles. The
 * api enforces every permission again; hiding something is only a convenience.
 */
export interface AccessDecisions {
  readonly has: (permission: Permission) => boolean;
  readonly hasFlag: (flag: AdminFlag) => boolean;
  /** KNO-01 */
  readonly canShareKnovaFiles: boolean;
  /** KNO-02 to KNO-05 */
  readonly canViewKnovaEvents: boolean;
  /** SPC-02 */
  readonly canRequestSpace: boolean;
}
