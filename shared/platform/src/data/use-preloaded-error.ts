/** Begins a query with the refusal that the page carries, as `initialData` begins it with a response. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallError } from '../errors/call-error';

/** @returns whether the query has begun with a refusal */
export function usePreloadedError(queryKey: readonly string[], take: () => CallError | undefined): boolean {
  const cache = useQueryClient();
  const [isRefused] = useState(() => {
    const error = take();
    if (error) refuse(cache, queryKey, error);
    return error !== undefined;
  });
  return isRefused;
}

function refuse(cache: QueryClient, queryKey: readonly string[], error: CallError): void {
  cache.getQueryCache().build(
    cache,
    { queryKey },
    {
      data: undefined,
      dataUpdateCount: 0,
      dataUpdatedAt: 0,
      error,
      errorUpdateCount: 1,
      errorUpdatedAt: 0,
      fetchFailureCount: 1,
      fetchFailureReason: error,
      fetchMeta: null,
      isInvalidated: false,
      status: 'error',
      fetchStatus: 'idle',
    },
  );
}
