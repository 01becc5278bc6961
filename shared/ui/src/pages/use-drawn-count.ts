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
export function useDrawnCount(count: number, what: unknown, isWhole = false): number {
  const [drawing, setDrawing] = useState({ what, drawn: isWhole ? count : firstCount });
  const drawn = drawing.what === what ? drawing.drawn : firstCount;
  useEffect(() => {
    if (drawn >= count) return undefined;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawing({ what, drawn: drawn + countPerFrame })),
    );
    return () => cancelAnimationFrame(frame);
  }, [drawn, count, what]);
  return Math.min(drawn, count);
}
