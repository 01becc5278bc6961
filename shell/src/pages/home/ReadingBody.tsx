import type { QueryState } from '@park/platform';
import { ErrorPanel } from '@park/ui';
import type { ReactNode } from 'react';

export interface ReadingBodyProps<Data> {
  readonly reading: QueryState<Data>;
  /** Keeps the room of the content, so that nothing below moves when it arrives, fails or is empty. */
  readonly className?: string | undefined;
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A section lives by itself: it loads, fails and recovers in its own place. */
export function ReadingBody<Data>({ reading, className, skeleton, children }: ReadingBodyProps<Data>) {
  return (
    <div className={className}>
      {reading.status === 'pending' && skeleton}
      {reading.status === 'failed' && (
        <ErrorPanel
          compact
          headingLevel={3}
          error={reading.error}
          onRetry={reading.retry}
          isRetrying={reading.isRefreshing}
        />
      )}
      {reading.status === 'ready' && children(reading.data)}
    </div>
  );
}
