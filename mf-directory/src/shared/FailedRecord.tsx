import { isNotFound, type QueryState } from '@park/platform';
import { Page, type Crumb } from '@park/ui';
import { LoadError } from '@park/ui/pages';
import type { ReactNode } from 'react';

export interface FailedRecordProps {
  readonly query: Extract<QueryState<unknown>, { status: 'failed' }>;
  /** What it would have been: "Company". */
  readonly title: string;
  readonly breadcrumbs: readonly Crumb[];
  /** Shown when there is no such record. */
  readonly missing: ReactNode;
}

/** In place of a company, a job or a supplier that did not load. */
export function FailedRecord({ query, title, breadcrumbs, missing }: FailedRecordProps) {
  // The api refuses a malformed id as invalid; for the reader it is not found.
  if (query.error.status === 400 || isNotFound(query.error)) return missing;
  return (
    <Page title={title} breadcrumbs={breadcrumbs}>
      <LoadError error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />
    </Page>
  );
}
