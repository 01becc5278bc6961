import { useFocusAfterRender } from '@park/ui/pages';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a list when the item that has it is removed.
 * @param count the number of items in the list.
 * @returns a ref for the list's element, which needs `tabIndex={-1}` and a name.
 */
export function useFocusAfterRemoval(count: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const focusList = useFocusAfterRender(list, { onlyIfLost: true });
  const previousCount = useRef(count);
  useEffect(() => {
    if (count < previousCount.current) focusList();
    previousCount.current = count;
  }, [count, focusList]);
  return list;
}
