import { useLocation } from '@park/platform';
import { useEffect } from 'react';
import type { PageViewSender } from './page-views';

/** Stands inside the router, behind the session's gate: it never sees an address with a token that signs in. */
export function PageViews({ sender }: { sender: PageViewSender }) {
  const { key, pathname, search } = useLocation();
  useEffect(() => sender.opened(key, pathname, search), [sender, key, pathname, search]);
  return null;
}
