import { useLocation, useNavigate } from '@park/platform';
import { useEffect, useState } from 'react';
import { useSessionControl } from '../session/SessionProvider';

/**
 * Signs out at the home page: ended on a guarded page, the session would make its guard ask for a login with the way
 * back there, which is not what somebody who leaves wants to see.
 */
export function useSignOut(): () => void {
  const { store } = useSessionControl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    if (!isLeaving || pathname !== '/') return;
    setIsLeaving(false);
    store.logout();
  }, [isLeaving, pathname, store]);

  return () => {
    setIsLeaving(true);
    if (pathname !== '/') void navigate('/');
  };
}
