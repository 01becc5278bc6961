import type { LoadErrorProps } from './LoadError';

interface ListReload {
  /** The list is loading again; the previous items stay visible meanwhile. */
  readonly isRefreshing: boolean;
  readonly retry: () => void;
}

/** A list that is loaded page by page: what `usePagedCall` returns. */
export type ListState<Item> = ListReload &
  (
    | { readonly status: 'pending' }
    | { readonly status: 'failed'; readonly error: LoadErrorProps['error'] }
    | LoadedPages<Item>
  );

interface LoadedPages<Item> {
  readonly status: 'ready';
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  /** The first page; a link to the second one needs its place. */
  readonly first?: { readonly paginationId?: string | null };
  readonly isLoadingMore: boolean;
  /** Set when a further page failed to load. */
  readonly moreError: object | undefined;
  readonly loadMore: () => void;
}

/** A list that is loaded in one piece: what `useCall` returns. */
export type WholeList<Item> = ListReload &
  (
    | { readonly status: 'pending' }
    | { readonly status: 'failed'; readonly error: LoadErrorProps['error'] }
    | { readonly status: 'ready'; readonly data: { readonly items: readonly Item[] } }
  );

/** A list that `useCall` loaded in one piece, for `PagedList`: it has no further page. */
export const asOnePage = <Item>(list: WholeList<Item>): ListState<Item> =>
  list.status === 'ready'
    ? {
        ...list,
        items: list.data.items,
        hasMore: false,
        isLoadingMore: false,
        moreError: undefined,
        loadMore: () => undefined,
      }
    : list;
