/** The query cache: the shell creates one for the portal, `@park/testing` one per test. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { secondMs } from '@park/domain';
import { CallError } from '../errors/call-error';

/** Only failures of the network or a gateway are retried automatically; an error of the api is a final response. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof CallError && (error.failure === 'network' || (error.status ?? 0) >= 502);
}

/** Creates a query cache. Responses count as fresh for 30 seconds. */
export function createQueryCache(options: { readonly retry?: boolean } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30 * secondMs,
        retry: options.retry === false ? false : shouldRetry,
        retryDelay: 800,
        networkMode: 'always',
      },
    },
  });
}

/** Removes the responses of the person before: what is on the screen is asked for again, without them meanwhile (AMB-32). */
export function forgetResponses(cache: QueryClient): Promise<void> {
  cache.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  return cache.resetQueries();
}

export const QueryCacheProvider = QueryClientProvider;
export type { QueryClient as QueryCache };
