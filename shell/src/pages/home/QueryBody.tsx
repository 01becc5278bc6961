import type { QueryState } from '@park/platform';
import { ErrorPanel } from '@park/ui';
import type { ReactNode } from 'react';

export interface QueryBodyProps<Data> {
  readonly query: QueryState<Data>;
  /** Reserves the space of the content, so that nothing below moves when it loads, fails or is empty. */
  readonly className?: string | undefined;
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The content of a section, which loads, fails and recovers independently of the others. */
export function QueryBody<Data>({ query, className, skeleton, children }: QueryBodyProps<Data>) {
  return (
    <div className={className}>
      {query.status === 'pending' && skeleton}
      {query.status === 'failed' && (
        <ErrorPanel
          compact
          headingLevel={3}
          error={query.error}
          onRetry={query.retry}
          isRetrying={query.isRefreshing}
        />
      )}
      {query.status === 'ready' && children(query.data)}
    </div>
  );
}
