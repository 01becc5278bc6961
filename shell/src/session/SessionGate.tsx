import { useLocation, useNavigate } from '@park/platform';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useSessionControl } from './SessionProvider';
import { decideTokenLogin } from './token-login-decision';

const nothingTried: ReadonlySet<string> = new Set();

/**
 * Wraps all routes. Checks the session on each navigation, and renders nothing while the address contains a token, so
 * that no guard, page or page view sees it (AMB-24, AMB-27).
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSessionControl();
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash, key } = location;
  const { replaceWith } = decideTokenLogin({ pathname, search, hash }, true, nothingTried);

  // Before the effects of the pages below, so that nothing is loaded for a session that the check ends. `key`
  // identifies the navigation: opening the same address again checks again.
  useLayoutEffect(() => {
    session.openAddress({ pathname, search, hash }, () => {});
  }, [session, pathname, search, hash, key]);

  // The address is replaced in an ordinary effect, because the router does not listen earlier on the first screen.
  useEffect(() => {
    if (replaceWith !== null) void navigate(replaceWith, { replace: true });
  }, [navigate, replaceWith]);

  return replaceWith === null ? children : null;
}
