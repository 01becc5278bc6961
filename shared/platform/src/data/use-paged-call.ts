/** Queries of lists, page by page (MISS-14). */
import type { CallResponse, CallInput } from '@park/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { UntypedCall } from '../client/client';
import type { CallError } from '../errors/call-error';
import { useServices, useStore } from '../services/services';
import { callKey } from './call-key';
import { keepPrevious } from './keep-previous';
import type { QueryName } from './use-call';
import { usePreloadedResponse } from './use-preloaded-response';
import { useShownPages } from './use-shown-pages';

interface PageAnswer {
  readonly items: readonly unknown[];
  readonly paginationId: string | null;
}

/** Queries whose response is a page of a list. */
export type PagedQueryName = { [K in QueryName]: CallResponse<K> extends PageAnswer ? K : never }[QueryName];

type Item<K extends PagedQueryName> = CallResponse<K> extends { items: readonly (infer Element)[] } ? Element : never;

export type PagedQueryState<K extends PagedQueryName> = {
  readonly isRefreshing: boolean;
  readonly retry: () => void;
} & (
  | { readonly status: 'pending'; readonly error: undefined }
  | { readonly status: 'failed'; readonly error: CallError }
  | {
      readonly status: 'ready';
      readonly error: undefined;
      readonly items: readonly Item<K>[];
      /** The whole response of the first page, for totals and facets. */
      readonly first: CallResponse<K>;
      readonly hasMore: boolean;
      readonly isLoadingMore: boolean;
      /** Set when loading a further page failed; the items stay. */
      readonly moreError: CallError | undefined;
      readonly loadMore: () => void;
    }
);

/** Runs a query of a list and loads further pages when requested. */
export function usePagedCall<K extends PagedQueryName>(
  name: K,
  input: CallInput<K>,
  options: { readonly enabled?: boolean } = {},
): PagedQueryState<K> {
  const { client, texts } = useServices();
  const { language } = useStore(texts);
  const cache = useQueryClient();
  const queryKey = [...callKey(name, input, language), 'paged'];
  usePreloadedResponse(queryKey, () => {
    const first = client.takePreloadedResponse(name, input);
    return first === undefined ? undefined : { pages: [first], pageParams: [null] };
  });
  const query = useInfiniteQuery<
    CallResponse<K>,
    CallError,
    { pages: CallResponse<K>[] },
    readonly string[],
    string | null
  >({
    queryKey,
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...(input as { query?: object }).query, ...(pageParam ? { paginationId: pageParam } : {}) };
      const result = await (client.call as UntypedCall<K>)(name, { ...input, query }, { signal });
      if (!result.ok) throw result.error;
      return result.data;
    },
    getNextPageParam: (last) => (last as PageAnswer).paginationId,
    placeholderData: keepPrevious(cache),
    enabled: options.enabled ?? true,
  });
  const retry = () => void query.refetch();
  const isRefreshing = query.isFetching && !query.isFetchingNextPage;
  const pages = query.data?.pages;
  // A stable list, so that memoized rows of long lists do not render again.
  const items = useMemo(() => pages?.flatMap((page) => (page as PageAnswer).items as Item<K>[]) ?? [], [pages]);
  useShownPages({
    list: queryKey,
    count: query.isPlaceholderData ? undefined : pages?.length,
    canLoadMore: query.hasNextPage && !query.isFetching && !query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
  });
  const first = pages?.[0];
  if (first !== undefined) {
    return {
      status: 'ready',
      error: undefined,
      items,
      first,
      hasMore: query.hasNextPage,
      isLoadingMore: query.isFetchingNextPage,
      moreError: query.isFetchNextPageError ? (query.error ?? undefined) : undefined,
      loadMore: () => {
        if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
      },
      isRefreshing,
      retry,
    };
  }
  if (query.error) return { status: 'failed', error: query.error, isRefreshing, retry };
  return { status: 'pending', error: undefined, isRefreshing, retry };
}
