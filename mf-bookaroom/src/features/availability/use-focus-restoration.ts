import { useEffect, useRef, type RefObject } from 'react';

/**
 * A time that was booked is no longer there to take the focus back from the dialog. It then goes to the place beside it:
 * the timeline's stop, or the heading of the day.
 */
export function useKeptFocus(isDialogOpen: boolean): RefObject<HTMLElement | null> {
  const day = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isDialogOpen && document.activeElement === document.body) {
      const place =
        day.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') ??
        day.current?.querySelector<HTMLElement>('h2');
      place?.focus();
    }
    wasOpen.current = isDialogOpen;
  }, [isDialogOpen]);
  return day;
}
