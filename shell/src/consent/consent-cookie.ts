import { consentCookieName, consentDays } from '@park/domain';
import type { BrowserCookies } from '../cookies/browser-cookies';

/** The visitor's decision for each vendor; today there is one. */
export interface ConsentChoice {
  readonly analytics: boolean;
}

export interface ConsentCookie {
  /** The current choice, or null if there is none or the cookie is invalid (AMB-54). */
  read(): ConsentChoice | null;
  write(choice: ConsentChoice): void;
}

const version = 1;

function parse(text: string): ConsentChoice | null {
  try {
    const value: unknown = JSON.parse(text);
    const { v, vendors } = value as { v?: unknown; vendors?: { analytics?: unknown } };
    return v === version && typeof vendors?.analytics === 'boolean' ? { analytics: vendors.analytics } : null;
  } catch {
    return null;
  }
}

/** The `consent` cookie: `{v: 1, vendors: {analytics: boolean}}` for 180 days (MISS-19). */
export function createConsentCookie(cookies: BrowserCookies): ConsentCookie {
  return {
    read() {
      const text = cookies.get(consentCookieName);
      return text === undefined ? null : parse(text);
    },
    write({ analytics }) {
      const value = JSON.stringify({ v: version, vendors: { analytics } });
      cookies.set(consentCookieName, value, { maxAgeSeconds: consentDays * 24 * 60 * 60 });
    },
  };
}
