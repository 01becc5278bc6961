export interface IntegrityFacts {
  readonly hasToken: boolean;
  readonly isLoggingIn: boolean;
  readonly hasUser: boolean;
  readonly hasCompany: boolean;
  readonly isLoggedIn: boolean;
}

/**
 * Whether cookie and stored session belong together (AUTH-13 to AUTH-16). With a cookie, everything must be there unless
 * a login is under way; without one, nothing may be left, login or not (AMB-32).
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
