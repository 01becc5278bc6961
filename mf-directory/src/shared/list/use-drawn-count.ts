import { startTransition, useEffect, useState } from 'react';

/** A screenful. */
const firstCount = 12;
const countPerFrame = 24;

/**
 * How many items of a long list to draw now: firstCount a screenful, then more with each frame, so that no drawing holds up a
 * click in between. Whoever uses it keeps the place of those that wait, because going back returns to where one was.
 * @param what the list begins anew when this changes
 * @param isWhole everything at once to begin with
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
