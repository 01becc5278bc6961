/** The only place in the browser that knows the permission matrix (AMB-59). Everything else asks for a decision. */
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
    // Nobody is not somebody without a role: a visitor has no company and therefore fails the rule as well (AMB-02).
    canViewKnovaEvents: user ? canViewKnovaEvents(user, company) : false,
    canRequestSpace: canRequestSpace(user, company),
  };
}
