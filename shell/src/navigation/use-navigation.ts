import { useAccess, useLocation, useSession } from '@park/platform';
import { useMemo } from 'react';
import { guardRoute } from '../access/guard-route';
import type { RemoteOutline } from '../page-data/outlined-snapshot';
import { currentItem, navigationItems, type NavigationItem } from './navigation-entries';

export interface Navigation {
  readonly items: readonly NavigationItem[];
  readonly current: NavigationItem | undefined;
}

/** The areas this person may open, and the one they are in. */
export function useNavigation(remotes: readonly RemoteOutline[]): Navigation {
  const { isLoggedIn, isLoggingIn } = useSession();
  const access = useAccess();
  const { pathname } = useLocation();
  const items = useMemo(
    () =>
      navigationItems(
        remotes,
        (wanted) =>
          guardRoute(wanted, { isLoggedIn, isLoggingIn }, access, { pathname: '/', search: '' }).verdict === 'show',
      ),
    [remotes, isLoggedIn, isLoggingIn, access],
  );
  return { items, current: currentItem(items, pathname) };
}
