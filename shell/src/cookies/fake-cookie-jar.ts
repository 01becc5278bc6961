/** For tests: a cookie jar that keeps host-only and domain cookies of one name side by side, as browsers do (AMB-29). */
import { createBrowserCookies, type BrowserCookies } from './browser-cookies';

export interface FakeCookieJar {
  /** All cookies, as `document.cookie` returns them; assigning sets one. */
  cookie: string;
  /** Every assignment, in order. */
  readonly assignments: string[];
  /** The real module on top of this jar. */
  readonly cookies: BrowserCookies;
  /** Sets a cookie as the server's `Set-Cookie` would. */
  set(name: string, value: string, domain?: string): void;
}

export interface FakeCookieJarOptions {
  /** Cookies that exist already, as `document.cookie` returns them. */
  readonly cookie?: string;
  readonly isSecure?: boolean;
}

export function createFakeCookieJar({ cookie = '', isSecure = false }: FakeCookieJarOptions = {}): FakeCookieJar {
  const stored = new Map<string, string>(cookie === '' ? [] : [['initial', cookie]]);
  const assignments: string[] = [];
  const jar: Omit<FakeCookieJar, 'cookies'> = {
    assignments,
    set: (name, value, domain = '') => void stored.set(`${name} ${domain}`, `${name}=${value}`),
    get cookie() {
      return [...stored.values()].join('; ');
    },
    set cookie(assignment: string) {
      assignments.push(assignment);
      const [pair = '', ...attributes] = assignment.split(/;\s*/);
      const attribute = (name: string) =>
        attributes.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
      const key = `${pair.split('=')[0]} ${attribute('domain') ?? ''}`;
      const expires = attribute('expires');
      if (attribute('max-age') === '0' || (expires && Date.parse(expires) < Date.now())) stored.delete(key);
      else stored.set(key, pair);
    },
  };
  const cookies = createBrowserCookies(isSecure);
  return Object.assign(jar, {
    cookies: {
      get: (...input) => withJar(jar, () => cookies.get(...input)),
      set: (...input) => withJar(jar, () => cookies.set(...input)),
      remove: (...input) => withJar(jar, () => cookies.remove(...input)),
    } satisfies BrowserCookies,
  });
}

/** The parts of an assignment in a fixed order and case, which browsers ignore. */
export function assignedCookie(assignment: string | undefined): { pair: string; attributes: string[] } {
  const [pair = '', ...attributes] = assignment?.split('; ') ?? [];
  return { pair, attributes: attributes.map((one) => one.toLowerCase()).sort() };
}

/** Replaces the browser's jar during one synchronous action. */
function withJar<Result>(jar: { cookie: string }, action: () => Result): Result {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => jar.cookie,
    set: (assignment: string) => {
      jar.cookie = assignment;
    },
  });
  try {
    return action();
  } finally {
    Reflect.deleteProperty(document, 'cookie');
  }
}
