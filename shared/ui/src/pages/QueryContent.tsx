import type { ReactNode } from 'react';
import { LoadError, type LoadErrorProps } from './LoadError';

/** What `useCall` returns, as far as its states go. */
export type LoadedQuery<Data> = { readonly isRefreshing: boolean; readonly retry: () => void } & (
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: LoadErrorProps['error'] }
  | { readonly status: 'ready'; readonly data: Data }
);

export interface QueryContentProps<Data> extends Pick<LoadErrorProps, 'notAllowedTitle' | 'compact'> {
  readonly query: LoadedQuery<Data>;
  /** Shown until the first response, in the size of the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Content in each of its states: loading, failed with a way to try again, and loaded. Lists: `PagedList`. */
export function QueryContent<Data>({ query, skeleton, children, ...rest }: QueryContentProps<Data>) {
  if (query.status === 'pending') return skeleton;
  if (query.status === 'failed')
    return <LoadError error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} {...rest} />;
  return children(query.data);
}
