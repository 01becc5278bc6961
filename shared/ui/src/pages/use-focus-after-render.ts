import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export type FocusTarget = RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined);

export interface FocusAfterRenderOptions {
  /** Moves the focus only if no element has it any more. */
  readonly onlyIfLost?: boolean;
}

/**
 * Moves the focus to another element when the focused one disappears. Call the returned function together with the state
 * change: the focus moves after the next render, when a dialog has closed and returned the focus to its button.
 * @param target must be able to take the focus; a heading or section needs `tabIndex={-1}`
 * @returns a function that stays the same between renders
 */
export function useFocusAfterRender(
  target: FocusTarget,
  { onlyIfLost = false }: FocusAfterRenderOptions = {},
): () => void {
  const [requests, setRequests] = useState(0);
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  useEffect(() => {
    if (requests === 0) return;
    if (onlyIfLost && document.activeElement !== document.body) return;
    const { current } = latest;
    (typeof current === 'function' ? current() : current.current)?.focus();
  }, [requests, onlyIfLost]);
  return useCallback(() => setRequests((count) => count + 1), []);
}
