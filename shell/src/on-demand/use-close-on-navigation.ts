import { useLocation } from '@park/platform';
import { useEffect, useRef } from 'react';

/** Closes a dialog when the visitor leaves the page that it was opened on. */
export function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
}
