import { useLocation, useNavigate } from '@park/platform';
import { useLayoutEffect, type ReactNode } from 'react';
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
  const holdsToken = decideTokenLogin({ pathname, search, hash }, true, nothingTried).replaceWith !== null;

  // Before the effects of the pages below, so that nothing is fetched for a session that the check ends.
  useLayoutEffect(() => {
    session.openAddress({ pathname, search, hash }, (address) => void navigate(address, { replace: true }));
    // `key` stands for the navigation: the same address opened again is checked again.
  }, [session, navigate, pathname, search, hash, key]);

  return holdsToken ? null : children;
}
