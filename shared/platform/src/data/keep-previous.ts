import type { QueryClient } from '@tanstack/react-query';

/**
 * Keeps the response before while another input loads, unless it was removed from the cache: then it belongs to the person
 * before (AMB-32). The library remembers what a function has returned, so each render needs a new one.
 */
export const keepPrevious =
  (cache: QueryClient) =>
  <Data>(previous: Data | undefined, query: { readonly queryHash: string } | undefined): Data | undefined =>
    query !== undefined && cache.getQueryCache().get(query.queryHash) === query ? previous : undefined;
