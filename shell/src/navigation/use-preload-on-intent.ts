import { useEffect } from 'react';

/** Milliseconds that a pointer has to stay: crossing a link on the way elsewhere is no intention. */
const intention = 60;

/**
 * Fetches the files behind any link of the portal when pointer or focus come to it, once per path: in the header as in a
 * remote's list, without each link having to know. Whoever saves data is spared.
 * @param preload gets the path of an internal link.
 */
export function usePreloadOnIntent(preload: (path: string) => void): void {
  useEffect(() => {
    const done = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isSavingData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
    if (isSavingData) return undefined;

    const notice = (event: Event) => {
      clearTimeout(timer);
      const path = pathOfLink(event.target);
      if (path === null || done.has(path)) return;
      timer = setTimeout(
        () => {
          done.add(path);
          preload(path);
        },
        event.type === 'touchstart' ? 0 : intention,
      );
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, notice, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, notice);
    };
  }, [preload]);
}

function pathOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname ? null : link.pathname;
}
