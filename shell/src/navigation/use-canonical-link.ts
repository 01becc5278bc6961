import { useLocation } from '@park/platform';
import { useEffect } from 'react';
import { canonicalPath } from './canonical-path';

/** Keeps the page's own address in its head right while people move on: the browser's share button takes it from there. */
export function useCanonicalLink(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const address = location.origin + canonicalPath({ pathname, searchParams: new URLSearchParams(search) });
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', address);
    document.querySelector('meta[property="og:url"]')?.setAttribute('content', address);
  }, [pathname, search]);
}
