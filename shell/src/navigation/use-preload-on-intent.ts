import { useEffect } from 'react';

/** How long a pointer must rest on a link, because crossing it on the way elsewhere is no intent. */
const intentDelayMs = 60;

/**
 * Reports every internal link that the pointer rests on or that gets the focus, in the header as in remotes. With data
 * saving enabled it reports links only when they are pressed.
 * @param prepare receives the path of an internal link.
 */
export function usePreloadOnIntent(prepare: (path: string) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isSavingData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
    let lastPath: string | null = null;

    const notice = (event: Event) => {
      clearTimeout(timer);
      const path = pathOfLink(event.target);
      const isPressed = event.type === 'pointerdown' || event.type === 'touchstart';
      // Within one link the pointer moves between its elements.
      const isNew = path !== lastPath || isPressed;
      lastPath = path;
      if (path === null || !isNew) return;
      // The click follows within milliseconds, so do not wait.
      if (isPressed) prepare(path);
      else timer = setTimeout(() => prepare(path), intentDelayMs);
    };
    const events = isSavingData
      ? (['pointerdown'] as const)
      : (['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const);
    for (const event of events) document.addEventListener(event, notice, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, notice);
    };
  }, [prepare]);
}

function pathOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.origin !== location.origin ||
    link.target === '_blank' ||
    link.hasAttribute('download')
  )
    return null;
  return link.pathname === location.pathname ? null : link.pathname;
}
