/** Decides about access to a route before any code of its remote is loaded. Pure. */
import type { AdminFlag, Permission } from '@park/domain';
import type { AccessDecisions, RouteAccess } from '@park/platform';
import { loginAddress } from '../session/login-address';

/** The missing right: one of the permissions, or a flag. */
export type MissingRight = { readonly anyOf: readonly Permission[] } | { readonly flag: AdminFlag };

export type GuardVerdict =
  | { readonly verdict: 'show' }
  /** A login is in progress; deciding now could redirect the person away from the target of their link (AMB-24). */
  | { readonly verdict: 'wait' }
  | { readonly verdict: 'login'; readonly to: string }
  | { readonly verdict: 'noAccess'; readonly missing: MissingRight };

export interface GuardSession {
  readonly isLoggedIn: boolean;
  readonly isLoggingIn: boolean;
  /** A token of the address has been read but its login has not started. */
  readonly isTokenLoginPending?: boolean;
}

export interface GuardedAddress {
  readonly pathname: string;
  readonly search: string;
}

/**
 * A visitor is redirected to the login page with the way back. A signed-in person without the permission sees the
 * reason in place, because the login page would send them straight back (AMB-19).
 */
export function guardRoute(
  access: RouteAccess,
  session: GuardSession,
  decisions: AccessDecisions,
  address: GuardedAddress,
): GuardVerdict {
  if (isOpen(access, session, decisions)) return { verdict: 'show' };
  if (session.isLoggingIn || session.isTokenLoginPending) return { verdict: 'wait' };
  if (!session.isLoggedIn || typeof access === 'string')
    return { verdict: 'login', to: loginAddress(address.pathname, address.search) };
  return { verdict: 'noAccess', missing: missingRight(access) };
}

function isOpen(access: RouteAccess, session: GuardSession, decisions: AccessDecisions): boolean {
  if (access === 'public') return true;
  if (access === 'session') return session.isLoggedIn;
  if ('flag' in access) return decisions.hasFlag(access.flag);
  return missingRight(access).anyOf.some(decisions.has);
}

function missingRight(access: Exclude<RouteAccess, string | { flag: AdminFlag }>): {
  readonly anyOf: readonly Permission[];
};
function missingRight(access: Exclude<RouteAccess, string>): MissingRight;
function missingRight(access: Exclude<RouteAccess, string>): MissingRight {
  if ('flag' in access) return access;
  return 'anyOf' in access ? access : { anyOf: [access.permission] };
}
