import { searchWithoutToken, tokensIn } from './address-token';
import { isLoginPage } from './login-address';

export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface TokenLoginDecision {
  /** The token to sign in with, or null. */
  readonly token: string | null;
  /** The address that replaces the current one, or null if it stays. */
  readonly replaceWith: string | null;
}

/**
 * A token login starts when the address holds exactly one non-empty `token`, the page is not the login page and nobody
 * is logged in (SHELL-06, AMB-22). A value is tried once per page load. Outside the login page, where the token belongs
 * to the reset form (AMB-23), every token leaves the address whether it is used or not (AMB-27).
 */
export function decideTokenLogin(
  address: Address,
  isLoggedIn: boolean,
  tried: ReadonlySet<string>,
): TokenLoginDecision {
  const tokens = tokensIn(address.search);
  if (tokens.length === 0 || isLoginPage(address.pathname)) return { token: null, replaceWith: null };
  const [only] = tokens;
  const isUsable = tokens.length === 1 && only !== undefined && only !== '' && !isLoggedIn && !tried.has(only);
  return {
    token: isUsable ? only : null,
    replaceWith: address.pathname + searchWithoutToken(address.search) + address.hash,
  };
}
