/** The one query cache of the portal; the shell makes it, `@park/testing` makes one per test. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallError } from '../errors/call-error';

/** A refusal is an answer; only a network that failed is worth asking again by itself. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof CallError && (error.failure === 'network' || (error.status ?? 0) >= 502);
}

export function createQueryCache(options: { readonly retry?: boolean } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: options.retry === false ? false : isWorthRetrying,
        retryDelay: 800,
        networkMode: 'always',
      },
    },
  });
}

export const QueryCacheProvider = QueryClientProvider;
export type { QueryClient as QueryCache };
