/** A choice that the server must know before it writes the next page: language and theme. Readable, harmless, one year. */
const oneYear = 365 * 24 * 60 * 60;

export interface CookieJar {
  cookie: string;
}

export function writePreference(jar: CookieJar, name: 'language' | 'theme', value: string, isSecure: boolean): void {
  jar.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${oneYear}; samesite=lax${isSecure ? '; secure' : ''}`;
}
