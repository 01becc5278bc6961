import type { DeadJob } from '@park/contract/background-jobs';
import { minuteMs, useCall, useCommand, useFormat, usePageTitle, useServices } from '@park/platform';
import {
  Button,
  Cluster,
  EmptyState,
  Notice,
  Page,
  SkeletonTable,
  Table,
  useErrorToast,
  useToast,
  type Column,
} from '@park/ui';
import { QueryContent, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { DeleteJobDialog } from './DeleteJobDialog';
import { refreshesJobs } from './refreshed-calls';

/** Longer than the pause of a worker and the duration of a restart. */
const lateAfterMs = 5 * minuteMs;

/** Jobs that failed for good, and whether jobs are late. */
export default function BackgroundJobsPage() {
  const { t } = usePortalTexts();
  const jobs = useCall('GET /api/background-jobs', {});
  usePageTitle(t('backgroundJobs.title'));
  return (
    <Page
      title={t('backgroundJobs.title')}
      lead={t('backgroundJobs.lead')}
      count={jobs.data && jobs.data.waiting > 0 ? t('backgroundJobs.waiting', { count: jobs.data.waiting }) : undefined}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
    >
      <QueryContent query={jobs} skeleton={<SkeletonTable />}>
        {({ oldestDueAt, dead }) => (
          <>
            {oldestDueAt !== null && <LateNotice dueAt={oldestDueAt} />}
            <DeadJobs items={dead} />
          </>
        )}
      </QueryContent>
    </Page>
  );
}

function LateNotice({ dueAt }: { readonly dueAt: string }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const { clock } = useServices();
  if (clock().getTime() - Date.parse(dueAt) <= lateAfterMs) return null;
  return (
    <Notice tone="warning">{t('backgroundJobs.late', { when: `${format.day(dueAt)}, ${format.time(dueAt)}` })}</Notice>
  );
}

function DeadJobs({ items }: { readonly items: readonly DeadJob[] }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const [deleting, setDeleting] = useState<DeadJob>();
  const list = useRef<HTMLElement>(null);
  // The row disappears with its buttons.
  const focusList = useFocusAfterRender(list);
  const momentOf = ({ failedAt }: DeadJob) => `${format.day(failedAt)}, ${format.time(failedAt)}`;
  const columns: Column<DeadJob>[] = [
    { key: 'kind', header: t('backgroundJobs.columns.kind'), isRowHeader: true, cell: ({ kind }) => kind },
    { key: 'problem', header: t('backgroundJobs.columns.problem'), cell: ({ problem }) => problem },
    { key: 'when', header: t('backgroundJobs.columns.when'), cell: momentOf },
    {
      key: 'actions',
      header: t('backgroundJobs.columns.actions'),
      isActions: true,
      cell: (job) => (
        <DeadJobActions job={job} when={momentOf(job)} onRetried={focusList} onDelete={() => setDeleting(job)} />
      ),
    },
  ];
  return (
    <section ref={list} tabIndex={-1} aria-label={t('backgroundJobs.caption')}>
      {items.length === 0 ? (
        <EmptyState kind="nothingYet" title={t('backgroundJobs.none.title')} reason={t('backgroundJobs.none.reason')} />
      ) : (
        <Table caption={t('backgroundJobs.caption')} columns={columns} rows={items} rowKey={({ id }) => id} />
      )}
      {deleting && (
        <DeleteJobDialog
          job={deleting}
          when={momentOf(deleting)}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            setDeleting(undefined);
            focusList();
          }}
        />
      )}
    </section>
  );
}

interface DeadJobActionsProps {
  readonly job: DeadJob;
  /** Tells jobs of the same kind apart. */
  readonly when: string;
  readonly onRetried: () => void;
  readonly onDelete: () => void;
}

function DeadJobActions({ job: { id, kind }, when, onRetried, onDelete }: DeadJobActionsProps) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const showError = useErrorToast();
  const retry = useCommand('POST /api/background-jobs/{id}/retry', refreshesJobs);

  async function handleRetry(): Promise<void> {
    const result = await retry.run({ params: { id } });
    if (!result.ok) return showError(result.error, t('backgroundJobs.notRetried'));
    onRetried();
    toast.show({ message: t('backgroundJobs.retried') });
    return undefined;
  }

  return (
    <Cluster>
      <Button
        size="small"
        busy={retry.isRunning}
        aria-label={t('backgroundJobs.retryNamed', { kind, when })}
        onClick={() => void handleRetry()}
      >
        {t('backgroundJobs.retry')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('backgroundJobs.removeNamed', { kind, when })}
        onClick={onDelete}
      >
        {t('backgroundJobs.remove')}
      </Button>
    </Cluster>
  );
}
