import type { DeadJob } from '@park/contract/background-jobs';
import { minuteMs, useCall, useCommand, useFormat, usePageTitle, useServices } from '@park/platform';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorPanel,
  Notice,
  Page,
  SkeletonTable,
  Table,
  useToast,
  type Column,
} from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';

const refreshesJobs = { refreshes: ['GET /api/background-jobs'] };
/** Longer than the pause of a worker and the duration of a restart. */
const lateAfterMs = 5 * minuteMs;

/** Work that failed for good, and whether work is late. */
export default function BackgroundJobsPage() {
  const { t } = usePortalTexts();
  const format = useFormat();
  const { clock } = useServices();
  const jobs = useCall('GET /api/background-jobs', {});
  usePageTitle(t('backgroundJobs.title'));
  const oldest = jobs.data?.oldestDueAt ?? null;
  const isLate = oldest !== null && clock().getTime() - Date.parse(oldest) > lateAfterMs;
  return (
    <Page
      title={t('backgroundJobs.title')}
      lead={t('backgroundJobs.lead')}
      count={jobs.data && jobs.data.waiting > 0 ? t('backgroundJobs.waiting', { count: jobs.data.waiting }) : undefined}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
    >
      {jobs.status === 'pending' && <SkeletonTable />}
      {jobs.status === 'failed' && (
        <ErrorPanel error={jobs.error} onRetry={jobs.retry} isRetrying={jobs.isRefreshing} />
      )}
      {isLate && (
        <Notice tone="warning">
          {t('backgroundJobs.late', { when: `${format.day(oldest)}, ${format.time(oldest)}` })}
        </Notice>
      )}
      {jobs.data?.dead.length === 0 && (
        <EmptyState kind="nothingYet" title={t('backgroundJobs.none.title')} reason={t('backgroundJobs.none.reason')} />
      )}
      {jobs.data && jobs.data.dead.length > 0 && <DeadJobs items={jobs.data.dead} />}
    </Page>
  );
}

function DeadJobs({ items }: { readonly items: readonly DeadJob[] }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const columns: Column<DeadJob>[] = [
    { key: 'kind', header: t('backgroundJobs.columns.kind'), isRowHeader: true, cell: ({ kind }) => kind },
    { key: 'problem', header: t('backgroundJobs.columns.problem'), cell: ({ problem }) => problem },
    {
      key: 'when',
      header: t('backgroundJobs.columns.when'),
      cell: ({ failedAt }) => `${format.day(failedAt)}, ${format.time(failedAt)}`,
    },
    {
      key: 'actions',
      header: t('backgroundJobs.columns.actions'),
      isActions: true,
      cell: ({ id }) => <DeadJobActions id={id} />,
    },
  ];
  return <Table caption={t('backgroundJobs.caption')} columns={columns} rows={items} rowKey={({ id }) => id} />;
}

function DeadJobActions({ id }: { readonly id: string }) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const retry = useCommand('POST /api/background-jobs/{id}/retry', refreshesJobs);
  const remove = useCommand('DELETE /api/background-jobs/{id}', refreshesJobs);

  async function tryAgain(): Promise<void> {
    const result = await retry.run({ params: { id } });
    if (result.ok) toast.show({ message: t('backgroundJobs.retried') });
  }
  async function giveUp(): Promise<void> {
    const result = await remove.run({ params: { id } });
    if (result.ok) toast.show({ message: t('backgroundJobs.removed') });
  }

  return (
    <Cluster>
      <Button size="small" busy={retry.isRunning} onClick={() => void tryAgain()}>
        {t('backgroundJobs.retry')}
      </Button>
      <Button size="small" variant="quiet" busy={remove.isRunning} onClick={() => void giveUp()}>
        {t('backgroundJobs.remove')}
      </Button>
    </Cluster>
  );
}
