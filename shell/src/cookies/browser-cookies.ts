/** The only module that reads and writes the browser's cookies. */
import { hostCookieName, tokenCookieName } from '@park/domain';
import Cookies from 'js-cookie';

export interface CookieOptions {
  /** Default: the cookie ends with the browser session. */
  readonly maxAgeSeconds?: number;
  /** Domain of the cookie; null or absent for a host-only cookie. */
  readonly domain?: string | null;
  /** `lax` by default. */
  readonly sameSite?: 'lax' | 'strict';
}

/**
 * Cookies that scripts can read, all on the path `/`, on https with the prefix that binds them to this host. On the server, where there is no document, nothing is stored.
 */
export interface BrowserCookies {
  /** The decoded value, or undefined when the cookie is absent or cannot be decoded. */
  get(name: string): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
  /** Removes the host-only cookie and, with a domain, the domain cookie of the same name (AMB-29). */
  remove(name: string, domain?: string | null): void;
}

// Encode every reserved character, as the server expects; js-cookie's own converter leaves some.
const encodedCookies = Cookies.withConverter({ write: (value: string) => encodeURIComponent(value) });

/** Chromium stores cookies asynchronously; reading waits for it, so that a navigation right after carries the change. */
const waitUntilStored = (name: string) => void encodedCookies.get(name);

/** @param isSecure whether the page was loaded over https; `Secure` cookies are refused otherwise */
export function createBrowserCookies(isSecure: boolean): BrowserCookies {
  const attributes = ({ maxAgeSeconds, domain, sameSite = 'lax' }: CookieOptions): Cookies.CookieAttributes => ({
    path: '/',
    ...(domain ? { domain } : {}),
    // `max-age` instead of `expires`: it does not depend on the visitor's clock.
    ...(maxAgeSeconds === undefined ? {} : { 'max-age': String(maxAgeSeconds) }),
    sameSite,
    ...(isSecure ? { secure: true } : {}),
  });
  // Other systems of the park read the marker of a session by its name (AMB-28).
  const storedName = (name: string) => hostCookieName(name, isSecure && name !== tokenCookieName);
  const removeEarlier = (name: string) => {
    if (storedName(name) !== name && encodedCookies.get(name) !== undefined)
      encodedCookies.remove(name, attributes({}));
  };
  return {
    // A choice that was stored before cookies had the prefix still counts.
    get: (name) => encodedCookies.get(storedName(name)) ?? encodedCookies.get(name),
    set(name, value, options = {}) {
      encodedCookies.set(storedName(name), value, attributes(options));
      removeEarlier(name);
      waitUntilStored(name);
    },
    remove(name, domain) {
      encodedCookies.remove(storedName(name), attributes({}));
      removeEarlier(name);
      if (domain) encodedCookies.remove(name, attributes({ domain }));
      waitUntilStored(name);
    },
  };
}
