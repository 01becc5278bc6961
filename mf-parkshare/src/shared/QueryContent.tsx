import type { QueryState } from '@park/platform';
import { SkeletonTable } from '@park/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure';

/** The states of a list: loading, failed with a way to try again, or its content. */
export function QueryContent<Data>({
  query,
  columns = 5,
  children,
}: {
  readonly query: QueryState<Data>;
  /** Of the skeleton. */
  readonly columns?: number;
  readonly children: (data: Data) => ReactNode;
}) {
  if (query.status === 'pending') return <SkeletonTable rows={8} columns={columns} />;
  if (query.status === 'failed')
    return <LoadFailure error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />;
  return <>{children(query.data)}</>;
}
