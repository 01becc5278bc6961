/**
 * Where signing in leads back to this page. Read from the window when it is drawn: the router moves the window first, so
 * this is never the address of the page before.
 */
export const signInAddress = (): string => `/login?redirect=${encodeURIComponent(location.pathname + location.search)}`;
