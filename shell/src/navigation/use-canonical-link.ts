import { useLocation } from '@park/platform';
import { useEffect } from 'react';
import { canonicalPath } from './canonical-path';

/** Updates the canonical link in the head on navigation; the browser's share button uses it. */
export function useCanonicalLink(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const address = location.origin + canonicalPath({ pathname, searchParams: new URLSearchParams(search) });
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', address);
    document.querySelector('meta[property="og:url"]')?.setAttribute('content', address);
  }, [pathname, search]);
}
