import { useLayoutEffect, useState, type RefObject } from 'react';
import { fittingEntries, type FittingEntries } from './fitting-entries';

/**
 * Finds the items of a list that fit, before it is painted and whenever its width changes. Items that do not fit stay
 * in the list, hidden, so that they can be measured again.
 * @param key changes when the items or their labels do.
 */
export function useFittingEntries(
  list: RefObject<HTMLElement | null>,
  itemCount: number,
  key: string,
  moreWidth: number,
): FittingEntries {
  const [entries, setEntries] = useState<FittingEntries>({ count: itemCount, width: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const widths = [...element.children].map((child) => child.getBoundingClientRect().width);
      setEntries(
        fittingEntries(
          widths,
          Number.parseFloat(getComputedStyle(element).columnGap) || 0,
          element.clientWidth,
          moreWidth,
        ),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, key, moreWidth]);
  return { count: Math.min(entries.count, itemCount), width: entries.width };
}
