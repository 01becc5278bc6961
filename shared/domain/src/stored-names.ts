/**
 * Name of a cookie that is meant for this host alone. On https the prefix makes browsers refuse one that another host of
 * the domain sets; on plain http they would refuse the prefix.
 */
export const hostCookieName = <Name extends string>(name: Name, isSecure: boolean): Name | `__Host-${Name}` =>
  isSecure ? `__Host-${name}` : name;

/** Name of the persisted session in localStorage (CONST-12). */
export const authStorageName = 'auth';
/** Cookie that marks a session and can be read by scripts (CONST-08); bound to the HttpOnly cookie below (AMB-28). */
export const tokenCookieName = 'token';
export const tokenCookiePath = '/';
/** HttpOnly cookie with the credential; on https the prefix binds it to the host (AMB-28). */
export const sessionCookieName = 'session';
export const secureSessionCookieName = '__Host-session';
/** Marks a browser in which somebody has signed in before, HttpOnly, and its age in days. */
export const deviceCookieName = 'device';
export const deviceDays = 180;
/** Consent cookie and its age in days (MISS-19). */
export const consentCookieName = 'consent';
export const consentDays = 180;
/** Cookie with choices of this device, such as cards or table, with which the server renders the first screen. */
export const choicesCookieName = 'choices';
/** hashedId of the person being edited, sessionStorage (CONST-09, AMB-43). */
export const employeeStorageName = 'employee';
/** Chosen member event setting, localStorage (CONST-09, AMB-49). */
export const membersOnlyStorageName = 'membersOnly';
/** HttpOnly cookie with a visitor's number of 10,000; set only while a canary is shown to a share of visitors. */
export const visitorCookieName = 'visitor';
export const visitorDays = 30;
/** HttpOnly cookie with the token of a staged release that this browser previews, and its lifetime. */
export const previewCookieName = 'preview';
export const previewMinutes = 60;
/** Header of the checks of releases: the page of a preview with React's development build, which names differences. */
export const hydrationCheckHeader = 'x-hydration-check';
/** Signed HttpOnly cookie with a local address that replaces a remote in this browser, and its lifetime. */
export const overrideCookieName = 'override';
export const overrideHours = 8;
