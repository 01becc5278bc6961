export interface IntegrityFacts {
  readonly hasToken: boolean;
  readonly isLoggingIn: boolean;
  readonly hasUser: boolean;
  readonly hasCompany: boolean;
  readonly isLoggedIn: boolean;
}

/**
 * Whether cookie and stored session are consistent (AUTH-13 to AUTH-16). With a cookie the session must be complete
 * unless a login is in progress; without one there must be no session, login or not (AMB-32).
 */
export function integrityVerdict({
  hasToken,
  isLoggingIn,
  hasUser,
  hasCompany,
  isLoggedIn,
}: IntegrityFacts): 'consistent' | 'logout' {
  if (hasToken) return isLoggingIn || (hasUser && hasCompany && isLoggedIn) ? 'consistent' : 'logout';
  return hasUser || hasCompany || isLoggedIn ? 'logout' : 'consistent';
}
