import { hasPermission, isInternalPath, normalizePath, type MaybeRole } from '@park/domain';

export const loginPath = '/login';

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Whether a path opens the login page. The router ignores case, encoding and trailing slashes, so this does too
 * (AMB-22).
 */
export const isLoginPage = (pathname: string): boolean => normalizePath(decoded(pathname)) === loginPath;

/** Where a guard redirects a visitor, with the way back. */
export function loginAddress(pathname: string, search: string): string {
  return `${loginPath}?${new URLSearchParams({ redirect: pathname + search }).toString()}`;
}

/**
 * The page after a login (MISS-08): the way back if it is a path of the portal other than the login page, otherwise
 * the portal for people who may enter it, otherwise home (AMB-19).
 */
export function afterLogin(redirect: string | null, role: MaybeRole): string {
  if (redirect !== null && isInternalPath(redirect) && !isLoginPage(redirect.split(/[?#]/)[0] ?? '')) return redirect;
  return hasPermission(role, 'Portal_Access') ? '/portal' : '/';
}
