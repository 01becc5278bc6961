import { useEffect, useState, type RefObject } from 'react';

/**
 * Moves the focus once the page shows what has changed. At once would be too early: a dialog that is still open keeps the
 * focus, and gives it back to a button that is about to go.
 * @param selector of an element inside; without it the frame itself
 */
export function useLaterFocus(frame: RefObject<HTMLElement | null>, selector?: string): () => void {
  const [wishes, setWishes] = useState(0);
  useEffect(() => {
    if (wishes === 0) return;
    const target = selector === undefined ? frame.current : frame.current?.querySelector<HTMLElement>(selector);
    target?.focus();
  }, [wishes, frame, selector]);
  return () => setWishes((count) => count + 1);
}
