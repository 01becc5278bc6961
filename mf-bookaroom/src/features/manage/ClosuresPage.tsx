import { useCall, useCommand, useFormat, usePageTitle, useTexts } from '@park/platform';
import type { RoomClosure } from '@park/contract/room-closures';
import { Button, Cluster, EmptyState, ErrorPanel, Page, SkeletonTable, Table, useToast, type Column } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { useState } from 'react';
import { RoomSections } from '../../shared/RoomSections';
import { useRoomTexts } from '../../texts/use-room-texts';
import { ClosureDialog } from './ClosureDialog';

/** Closures that have not ended; new ones show first what they touch. */
export default function ClosuresPage() {
  const { t } = useRoomTexts();
  const closures = useCall('GET /api/rooms/closures', {});
  const managed = useCall('GET /api/rooms/managed', {});
  const [isCreating, setIsCreating] = useState(false);
  usePageTitle(t('closures.title'));
  /** A press while the rooms are loading is kept: the dialog opens once they are here. */
  function create(): void {
    setIsCreating(true);
    if (managed.status === 'failed') managed.retry();
  }
  return (
    <Page
      title={t('closures.title')}
      lead={t('closures.lead')}
      action={
        <Button
          variant="primary"
          icon={<PlusIcon size={16} />}
          busy={isCreating && managed.status === 'pending'}
          onClick={create}
        >
          {t('closures.create')}
        </Button>
      }
    >
      <RoomSections />
      {isCreating && managed.status === 'failed' && (
        <ErrorPanel compact error={managed.error} onRetry={managed.retry} isRetrying={managed.isRefreshing} />
      )}
      {closures.status === 'pending' && <SkeletonTable rows={6} columns={4} />}
      {closures.status === 'failed' && (
        <ErrorPanel error={closures.error} onRetry={closures.retry} isRetrying={closures.isRefreshing} />
      )}
      {closures.data &&
        (closures.data.items.length === 0 ? (
          <EmptyState kind="nothingYet" title={t('closures.none.title')} reason={t('closures.none.reason')} />
        ) : (
          <Closures items={closures.data.items} roles={managed.data?.roles ?? []} />
        ))}
      {isCreating && managed.data && <ClosureDialog choices={managed.data} onClose={() => setIsCreating(false)} />}
    </Page>
  );
}

interface ClosuresProps {
  readonly items: readonly RoomClosure[];
  readonly roles: readonly { readonly id: number; readonly name: string }[];
}

function Closures({ items, roles }: ClosuresProps) {
  const { t, language } = useRoomTexts();
  const { t: anyText } = useTexts();
  const format = useFormat();
  const toast = useToast();
  const lift = useCommand('DELETE /api/rooms/closures/{id}', { refreshes: ['GET /api/rooms'] });

  async function send(id: string, scope: 'one' | 'series'): Promise<void> {
    const result = await lift.run({ params: { id }, query: { scope } });
    toast.show(
      result.ok
        ? { message: t('closures.lifted') }
        : { tone: 'danger', message: anyText(result.error.key, result.error.values) },
    );
  }

  const columns: Column<RoomClosure>[] = [
    { key: 'reason', header: t('closures.columns.reason'), isRowHeader: true, cell: ({ reason }) => reason[language] },
    { key: 'when', header: t('closures.columns.when'), cell: ({ start, end }) => format.dayAndTimeRange(start, end) },
    {
      key: 'rooms',
      header: t('closures.columns.rooms'),
      cell: ({ rooms }) => format.list(rooms.map(({ name }) => name)),
    },
    {
      key: 'exempt',
      header: t('closures.columns.exempt'),
      cell: ({ allowedRoles, allowedCompanies }) =>
        format.list([
          ...roles.filter(({ id }) => allowedRoles.includes(id)).map(({ name }) => name),
          ...allowedCompanies.map(({ name }) => name),
        ]) || '–',
    },
    {
      key: 'actions',
      header: t('closures.columns.actions'),
      isActions: true,
      cell: ({ id, seriesId, reason, start, end }) => (
        <Cluster justify="end">
          {seriesId !== null && (
            <Button
              size="small"
              aria-label={t('closures.liftSeriesNamed', { reason: reason[language] })}
              onClick={() => void send(id, 'series')}
            >
              {t('closures.liftSeries')}
            </Button>
          )}
          <Button
            size="small"
            aria-label={t('closures.liftNamed', { reason: reason[language], when: format.dayAndTimeRange(start, end) })}
            onClick={() => void send(id, 'one')}
          >
            {t('closures.lift')}
          </Button>
        </Cluster>
      ),
    },
  ];
  return <Table caption={t('closures.caption')} columns={columns} rows={items} rowKey={({ id }) => id} />;
}
