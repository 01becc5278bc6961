import { useCall, useFormat, usePageTitle } from '@park/platform';
import type { RoomClosure } from '@park/contract/room-closures';
import { Button, Cluster, EmptyState, Page, SkeletonTable, Table, type Column } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { FocusFrame, LoadError, QueryContent, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { RoomSections } from '../../shared/RoomSections';
import { useRoomTexts } from '../../texts/use-room-texts';
import { LiftClosureDialog, type LiftClosureDialogProps } from './LiftClosureDialog';

/** Forms are no part of the first screen. */
const ClosureDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "closure" */ './ClosureDialog')).ClosureDialog,
);

/** Closures that have not ended; new ones show first what they affect. */
export default function ClosuresPage() {
  const { t } = useRoomTexts();
  const closures = useCall('GET /api/rooms/closures', {});
  const managed = useCall('GET /api/rooms/managed', {});
  const [isCreating, setIsCreating] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // A lifted closure disappears with the button that had the focus.
  const focusList = useFocusAfterRender(list, { onlyIfLost: true });
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
        <LoadError compact error={managed.error} onRetry={managed.retry} isRetrying={managed.isRefreshing} />
      )}
      <QueryContent query={closures} skeleton={<SkeletonTable rows={6} columns={4} />}>
        {({ items }) => (
          <FocusFrame ref={list} label={t('closures.title')}>
            {items.length === 0 ? (
              <EmptyState kind="nothingYet" title={t('closures.none.title')} reason={t('closures.none.reason')} />
            ) : (
              <Closures items={items} roles={managed.data?.roles ?? []} onLifted={focusList} />
            )}
          </FocusFrame>
        )}
      </QueryContent>
      {isCreating && managed.data && <ClosureDialog choices={managed.data} onClose={() => setIsCreating(false)} />}
    </Page>
  );
}

interface ClosuresProps {
  readonly items: readonly RoomClosure[];
  readonly roles: readonly { readonly id: number; readonly name: string }[];
  readonly onLifted: () => void;
}

function Closures({ items, roles, onLifted }: ClosuresProps) {
  const { t, language } = useRoomTexts();
  const format = useFormat();
  const [lifted, setLifted] = useState<Pick<LiftClosureDialogProps, 'closure' | 'scope'>>();
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
      cell: (closure) => (
        <Cluster>
          {closure.seriesId !== null && (
            <Button
              size="small"
              aria-label={t('closures.liftSeriesNamed', { reason: closure.reason[language] })}
              onClick={() => setLifted({ closure, scope: 'series' })}
            >
              {t('closures.liftSeries')}
            </Button>
          )}
          <Button
            size="small"
            aria-label={t('closures.liftNamed', {
              reason: closure.reason[language],
              when: format.dayAndTimeRange(closure.start, closure.end),
            })}
            onClick={() => setLifted({ closure, scope: 'one' })}
          >
            {t('closures.lift')}
          </Button>
        </Cluster>
      ),
    },
  ];
  return (
    <>
      <Table caption={t('closures.caption')} columns={columns} rows={items} rowKey={({ id }) => id} />
      {lifted && <LiftClosureDialog {...lifted} onLifted={onLifted} onClose={() => setLifted(undefined)} />}
    </>
  );
}
