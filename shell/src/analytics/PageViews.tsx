import { useLocation } from '@park/platform';
import { useEffect } from 'react';
import type { PageViewSender } from './page-views';

/** Rendered inside the router and the session gate, so that it never sees an address with a login token. */
export function PageViews({ sender }: { sender: PageViewSender }) {
  const { key, pathname, search } = useLocation();
  useEffect(() => sender.opened(key, pathname, search), [sender, key, pathname, search]);
  return null;
}
