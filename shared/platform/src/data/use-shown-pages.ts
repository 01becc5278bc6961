import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pagesBeforeReload, rememberPages } from './shown-pages';

interface ShownPages {
  /** Changes with the list's filters. */
  readonly list: QueryKey;
  /** Undefined until the list itself is there, instead of the one before it. */
  readonly count: number | undefined;
  readonly canLoadMore: boolean;
  readonly loadMore: () => void;
}

/** Loads the pages that the list had before the tab was reloaded. */
export function useShownPages({ list, count, canLoadMore, loadMore }: ShownPages): void {
  useEffect(() => {
    if (count === undefined) return;
    if (canLoadMore && count < pagesBeforeReload(list)) loadMore();
    else if (count > 1) rememberPages(list, count);
  });
}
