import { useLocation } from '@park/platform';
import { useEffect, useRef } from 'react';

/** A dialog belongs to the page it lies on: the browser's back button takes both away. */
export function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
}
