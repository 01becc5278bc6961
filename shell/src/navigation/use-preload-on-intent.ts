import { useEffect } from 'react';

/** Milliseconds that a pointer has to stay: crossing a link on the way elsewhere is no intentDelayMs. */
const intentDelayMs = 60;

/**
 * Tells of every link of the portal that pointer or focus come to: in the header as in a remote's list, without each link
 * having to know. What is fetched for it is fetched once; what may have changed is asked again. Whoever saves data is
 * spared until they press.
 * @param prepare gets the path of an internal link.
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
      // Within one link the pointer moves from part to part.
      const isNew = path !== lastPath || isPressed;
      lastPath = path;
      if (path === null || !isNew) return;
      // The click follows in a moment, and waits for the answer.
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
