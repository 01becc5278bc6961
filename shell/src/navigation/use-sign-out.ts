import { useLocation, useNavigate } from '@park/platform';
import { useEffect, useState } from 'react';
import { useSessionControl } from '../session/SessionProvider';

/**
 * Signs out on the home page: ending the session on a guarded page would redirect to the login with a way back, which
 * a person who leaves does not want.
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
