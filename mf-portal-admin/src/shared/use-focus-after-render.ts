import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * For when what was pressed goes away: call it together with the change, and the focus moves once the page has become
 * what it will be. Asked at once, the focus would go back to the pressed button and vanish with it.
 */
export function useFocusAfterRender(target: RefObject<HTMLElement | null>): () => void {
  const [request, setRequest] = useState(0);
  useEffect(() => {
    if (request > 0) target.current?.focus();
  }, [request, target]);
  return useCallback(() => setRequest((count) => count + 1), []);
}
