/** Name of the persisted session in localStorage (CONST-12). */
export const authStorageName = 'auth';
/** Readable marker of a session (CONST-08); belongs to the HttpOnly cookie below (AMB-28). */
export const tokenCookieName = 'token';
export const tokenCookiePath = '/';
/** The credential, HttpOnly; on https its name carries the prefix that binds it to the host (AMB-28). */
export const sessionCookieName = 'session';
export const secureSessionCookieName = '__Host-session';
/** Marks a browser in which somebody has signed in before, HttpOnly, and its age in days. */
export const deviceCookieName = 'device';
export const deviceCookiePath = '/api/auth';
export const deviceDays = 180;
/** Consent cookie and its age in days (MISS-19). */
export const consentCookieName = 'consent';
export const consentDays = 180;
/** hashedId of the person being edited, sessionStorage (CONST-09, AMB-43). */
export const employeeStorageName = 'employee';
/** Chosen member event setting, localStorage (CONST-09, AMB-49). */
export const membersOnlyStorageName = 'membersOnly';
/** Number of a visitor among ten thousand, HttpOnly; set only while some release is tried by a share of the visitors. */
export const visitorCookieName = 'visitor';
export const visitorDays = 30;
/** Token of a staged release that this browser looks at, HttpOnly, and its age in minutes. */
export const previewCookieName = 'preview';
export const previewMinutes = 60;
/** Local address that stands in for one remote in this browser, signed, HttpOnly, and its age in hours. */
export const overrideCookieName = 'override';
export const overrideHours = 8;
