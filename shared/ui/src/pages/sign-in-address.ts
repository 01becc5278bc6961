/**
 * The address of the login page that leads back to this page.
 * @param page from `useLocation()` where it is rendered, because a server has no window. Default: that of the window
 */
export const signInAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'> = location): string =>
  `/login?redirect=${encodeURIComponent(pathname + search)}`;
