import type { BrowserCookies } from '../cookies/browser-cookies';
import { faultCookieName, writeFaults, type Faults } from '../page-data/faults';

/** Stores the selected faults until the browser closes, so that none is forgotten. */
export function saveFaults(cookies: BrowserCookies, faults: Faults): void {
  const value = writeFaults(faults);
  if (value === '') cookies.remove(faultCookieName);
  else cookies.set(faultCookieName, value, { sameSite: 'strict' });
}
