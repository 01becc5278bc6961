import { startTransition, useEffect, useState } from 'react';

/** About one screen of items. */
const firstCount = 12;
const countPerFrame = 24;

/**
 * Number of items of a long list to render now: about one screen at first, then more with each frame, so that
 * rendering does not block clicks. The caller reserves the space of the others, because Back restores the scroll
 * position.
 * @param what the count starts again when this changes
 * @param isWhole renders all items at once at first
 */
export function useRenderedCount(count: number, what: unknown, isWhole = false): number {
  const [rendering, setRendering] = useState({ what, rendered: isWhole ? count : firstCount });
  const rendered = rendering.what === what ? rendering.rendered : firstCount;
  useEffect(() => {
    if (rendered >= count) return undefined;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setRendering({ what, rendered: rendered + countPerFrame })),
    );
    return () => cancelAnimationFrame(frame);
  }, [rendered, count, what]);
  return Math.min(rendered, count);
}
