import { useLocation, useNavigate } from '@park/platform';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useSessionControl } from './SessionProvider';
import { decideTokenLogin } from './token-login-decision';

const nothingTried: ReadonlySet<string> = new Set();

/**
 * Stands around all routes. On each navigation it has the session checked, and while an address still holds a token it
 * shows nothing, so no guard, page or page view ever sees it (AMB-24, AMB-27).
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSessionControl();
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash, key } = location;
  const { replaceWith } = decideTokenLogin({ pathname, search, hash }, true, nothingTried);

  // Before the effects of the pages below, so that nothing is fetched for a session that the check ends.
  // `key` stands for the navigation: the same address opened again is checked again.
  useLayoutEffect(() => {
    session.openAddress({ pathname, search, hash }, () => {});
  }, [session, pathname, search, hash, key]);

  // The address follows in an ordinary effect: on the first screen the router does not listen before.
  useEffect(() => {
    if (replaceWith !== null) void navigate(replaceWith, { replace: true });
  }, [navigate, replaceWith]);

  return replaceWith === null ? children : null;
}
