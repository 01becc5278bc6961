/**
 * The address of the login page that leads back to this page. Read from the window while rendering, because the router
 * updates the window before it renders.
 */
export const signInAddress = (): string => `/login?redirect=${encodeURIComponent(location.pathname + location.search)}`;
