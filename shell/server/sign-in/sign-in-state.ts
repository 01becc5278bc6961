/**
 * What the next page knows of a form that was sent without scripts. Cookies of this server, for a minute: an e-mail address
 * in an address would be in histories and logs.
 */
import { boundCookieValue } from '../http/visitor';
import { setCookie } from '../releases/set-cookie';

const emailCookie = 'typed-email';
const signedInCookie = 'form-sign-in';
const seconds = 60;
const maxEmailLength = 254;

export const keepEmail = (email: string, isSecure: boolean): string =>
  setCookie(emailCookie, encodeURIComponent(email.slice(0, maxEmailLength)), seconds, isSecure);
export const forgetEmail = (isSecure: boolean): string => setCookie(emailCookie, '', 0, isSecure);
export const keepSignIn = (isSecure: boolean): string => setCookie(signedInCookie, '1', seconds, isSecure);

/** What was typed as e-mail address; undefined without a form. */
export function typedEmail(cookie: string | undefined, isSecure: boolean): string | undefined {
  try {
    return decodeURIComponent(boundCookieValue(cookie, emailCookie, isSecure) ?? '') || undefined;
  } catch {
    return undefined;
  }
}

/** Whether this browser has just signed in by the form, so that its scripts do not know yet. */
export const hasJustSignedIn = (cookie: string | undefined, isSecure: boolean): boolean =>
  boundCookieValue(cookie, signedInCookie, isSecure) === '1';
