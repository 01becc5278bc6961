import { tokenCookieName } from '@park/domain';
import type { BrowserCookies } from '../cookies/browser-cookies';
import type { TokenCookie } from './ports';

/**
 * The `token` cookie. Removing a cookie needs the path and domain it was set with, and a host-only and a domain cookie
 * of the same name can exist side by side: writing removes the host-only one first, removing removes both (AMB-29).
 * @param domain domain of the configuration; null for a host-only cookie (AMB-30)
 */
export function createTokenCookie(cookies: BrowserCookies, domain: string | null): TokenCookie {
  return {
    exists: () => Boolean(cookies.get(tokenCookieName)),
    write(token) {
      if (domain) cookies.remove(tokenCookieName);
      cookies.set(tokenCookieName, token, { domain });
    },
    remove: () => cookies.remove(tokenCookieName, domain),
  };
}
