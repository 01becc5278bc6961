import { useEffect, useRef } from 'react';

/**
 * Calls `onClosed` once the details of a booking are closed, with their button or with Back. The address changes after
 * the press, so the press itself is too early to restore the focus.
 */
export function useAfterClose(openId: string | null, onClosed: () => void): void {
  const previous = useRef(openId);
  const latest = useRef(onClosed);
  useEffect(() => {
    latest.current = onClosed;
  });
  useEffect(() => {
    if (previous.current !== null && openId === null) latest.current();
    previous.current = openId;
  }, [openId]);
}
