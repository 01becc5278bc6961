/** The only module in the browser that knows the permission matrix (AMB-59). All others ask for a decision. */
import {
  canRequestSpace,
  canShareKnovaFiles,
  canViewKnovaEvents,
  hasAdminFlag,
  permissionsOf,
  type MaybeCompany,
  type MaybePerson,
} from '@park/domain';
import type { AccessDecisions } from '@park/platform';

export function accessDecisions(user: MaybePerson, company: MaybeCompany): AccessDecisions {
  const granted = new Set(permissionsOf(user?.role));
  return {
    has: (permission) => granted.has(permission),
    hasFlag: (flag) => hasAdminFlag(user, flag),
    canShareKnovaFiles: canShareKnovaFiles(user, company),
    // A visitor has no company and therefore fails this rule as well, unlike a person without a role (AMB-02).
    canViewKnovaEvents: user ? canViewKnovaEvents(user, company) : false,
    canRequestSpace: canRequestSpace(user, company),
  };
}
