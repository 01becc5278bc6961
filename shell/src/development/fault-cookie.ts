import { faultCookieName, writeFaults, type Faults } from './faults';

interface CookieJar {
  cookie: string;
}

/** Until the browser closes: nobody shall meet a fault tomorrow that they asked for today. */
export function saveFaults(jar: CookieJar, faults: Faults): void {
  const value = writeFaults(faults);
  jar.cookie = `${faultCookieName}=${value}; path=/; samesite=strict${value === '' ? '; max-age=0' : ''}`;
}
