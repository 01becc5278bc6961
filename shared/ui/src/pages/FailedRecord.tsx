import { Page, type Crumb } from '@park/ui';
import type { ReactNode } from 'react';
import { LoadError } from './LoadError';
import type { LoadedQuery } from './QueryContent';

export interface FailedRecordProps {
  readonly query: Extract<LoadedQuery<unknown>, { status: 'failed' }>;
  /** What it would have been: "Company". */
  readonly title: string;
  readonly breadcrumbs: readonly Crumb[];
  /** Shown when there is no such record. */
  readonly missing: ReactNode;
}

/** The api refuses a malformed id as invalid, and what has been deleted is gone; for the reader neither is found. */
const missingStatuses = [400, 404, 410];

/** In place of a page about one record that did not load. */
export function FailedRecord({ query, title, breadcrumbs, missing }: FailedRecordProps) {
  if (missingStatuses.includes(query.error.status ?? 0)) return missing;
  return (
    <Page title={title} breadcrumbs={breadcrumbs}>
      <LoadError error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />
    </Page>
  );
}
