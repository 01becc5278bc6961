import { tokenCookieName, tokenCookiePath } from '@park/domain';
import type { TokenCookie } from './ports';

export interface TokenCookieSettings {
  /** `document`, or a stand-in: reading gives all cookies, assigning sets one. */
  readonly jar: { cookie: string };
  /** Domain of the configuration; null for a host-only cookie (AMB-30). */
  readonly domain: string | null;
  readonly isSecure: boolean;
}

/**
 * The only place that touches the `token` cookie, because removing one needs the path and domain it was set with
 * (AMB-29). A host-only and a domain cookie of one name can live side by side: writing removes the host-only one first,
 * removing removes both.
 */
export function createTokenCookie({ jar, domain, isSecure }: TokenCookieSettings): TokenCookie {
  const attributes = `; path=${tokenCookiePath}; samesite=lax${isSecure ? '; secure' : ''}`;
  const inDomain = domain ? `; domain=${domain}` : '';
  const expire = (where: string) => {
    jar.cookie = `${tokenCookieName}=${where}; max-age=0${attributes}`;
  };
  return {
    exists: () =>
      jar.cookie
        .split(/;\s*/)
        .some((pair) => pair.startsWith(`${tokenCookieName}=`) && pair.length > tokenCookieName.length + 1),
    write(token) {
      if (inDomain) expire('');
      jar.cookie = `${tokenCookieName}=${encodeURIComponent(token)}${inDomain}${attributes}`;
    },
    remove() {
      expire('');
      if (inDomain) expire(inDomain);
    },
  };
}
