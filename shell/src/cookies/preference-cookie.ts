import type { choicesCookieName } from '@park/domain';
import type { BrowserCookies } from './browser-cookies';

const maxAgeSeconds = 365 * 24 * 60 * 60;

/** Stores a choice for one year, which the server needs to render the next page. */
export function writePreference(
  cookies: BrowserCookies,
  name: 'language' | 'theme' | typeof choicesCookieName,
  value: string,
): void {
  cookies.set(name, value, { maxAgeSeconds });
}
