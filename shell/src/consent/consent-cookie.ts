import { consentCookieName, consentDays } from '@park/domain';

/** What somebody decided about each vendor; today there is one. */
export interface ConsentChoice {
  readonly analytics: boolean;
}

export interface ConsentCookie {
  /** The present choice, or null when none was made or the cookie cannot be read (AMB-54). */
  read(): ConsentChoice | null;
  write(choice: ConsentChoice): void;
}

const version = 1;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parse(text: string): ConsentChoice | null {
  try {
    const value: unknown = JSON.parse(decoded(text));
    const { v, vendors } = value as { v?: unknown; vendors?: { analytics?: unknown } };
    return v === version && typeof vendors?.analytics === 'boolean' ? { analytics: vendors.analytics } : null;
  } catch {
    return null;
  }
}

/** The `consent` cookie: `{v: 1, vendors: {analytics: boolean}}` for 180 days (MISS-19). */
export function createConsentCookie(jar: { cookie: string }, isSecure: boolean): ConsentCookie {
  return {
    read() {
      const pair = jar.cookie.split(/;\s*/).find((part) => part.startsWith(`${consentCookieName}=`));
      return pair === undefined ? null : parse(pair.slice(consentCookieName.length + 1));
    },
    write({ analytics }) {
      const value = encodeURIComponent(JSON.stringify({ v: version, vendors: { analytics } }));
      const age = consentDays * 24 * 60 * 60;
      jar.cookie = `${consentCookieName}=${value}; max-age=${age}; path=/; samesite=lax${isSecure ? '; secure' : ''}`;
    },
  };
}
