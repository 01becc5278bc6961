import { useLocation } from '@park/platform';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSamePage, type PageAddress } from './same-page';
import { createScrollPositions } from './scroll-positions';

/** How long to wait for content that arrives late. */
const restoreTimeoutMs = 3_000;

function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/**
 * A new page starts at its top (or at its anchor); going back or forward restores the position, even if the content
 * needs a moment to reach its former height. The browser's own restoration does not support late content.
 */
export function useScrollRestoration(): void {
  const { key: historyKey, pathname, search, hash } = useLocation();
  // After a reload the router's key is always `default`; the address identifies the page.
  const key = historyKey === 'default' ? pathname + search : historyKey;
  const [positions] = useState(() => createScrollPositions(tabStorage()));
  const shown = useRef<(PageAddress & { key: string }) | null>(null);

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, []);

  // Stored while scrolling: when the address changes, the old content may already be gone. A layout effect, because
  // its listener must be removed before the start of the new page is taken for a position of the old one.
  useLayoutEffect(() => {
    let frame = 0;
    const remember = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => positions.set(key, window.scrollY));
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', remember);
    };
  }, [key, positions]);

  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = { key, pathname, search };
    if (last?.key === key) return undefined;
    const remembered = last !== null || isReturn() ? positions.get(key) : undefined;
    if (remembered !== undefined) return scrollWhenPossible(remembered);
    if (hash) document.getElementById(decodeHash(hash))?.scrollIntoView();
    // Filters and tabs change the address of the same page, whose position is kept.
    else if (last && !isSamePage(last, { pathname, search })) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, search, hash, positions]);
}

/** Whether the page was reloaded or returned to, instead of opened by a link. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Tries again each time the page grows, until it is long enough, the reader scrolls, or the time limit ends. */
function scrollWhenPossible(top: number): () => void {
  window.scrollTo(0, top);
  const isReached = () => Math.abs(window.scrollY - top) < 2;
  if (isReached()) return () => {};
  const readerActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (isReached()) stop();
  });
  const timer = setTimeout(() => stop(), restoreTimeoutMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const act of readerActs) window.removeEventListener(act, stop);
  };
  observer.observe(document.body);
  for (const act of readerActs) window.addEventListener(act, stop, { passive: true });
  return stop;
}
