import type { ManagedLot } from '@park/contract/parking-park';
import { useCall, useFormat, usePageTitle } from '@park/platform';
import { Button, ButtonLink, EmptyState, Page, SkeletonTable, Table, VisuallyHidden, type Column } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { QueryContent, lazyDialog } from '@park/ui/pages';
import { useState } from 'react';
import { ParkSections } from '../../shared/ParkSections';
import { SpotKindIcon } from '../../shared/SpotKindIcon';
import { spotKinds } from '../../shared/spot-kinds';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './Park.module.css';

const LotDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "park-dialogs" */ './LotDialog')).LotDialog,
);

/** All car parks with their rules. */
export default function LotsPage() {
  const { t } = useParkshareTexts();
  const query = useCall('GET /api/parking/park/lots', {});
  const [edited, setEdited] = useState<ManagedLot | 'new'>();
  usePageTitle(t('lots.title'));
  return (
    <Page
      title={t('lots.title')}
      count={query.data?.items.length}
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
      action={
        <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
          {t('lots.create')}
        </Button>
      }
    >
      <ParkSections />
      <QueryContent query={query} skeleton={<SkeletonTable rows={8} columns={5} />} notAllowedTitle={t('notAllowed')}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="nothingYet" title={t('lots.none.title')} reason={t('lots.none.reason')} />
          ) : (
            <Lots items={items} onEdit={setEdited} />
          )
        }
      </QueryContent>
      {edited && <LotDialog lot={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}

function Lots({
  items,
  onEdit,
}: {
  readonly items: readonly ManagedLot[];
  readonly onEdit: (lot: ManagedLot) => void;
}) {
  const { t } = useParkshareTexts();
  const columns: Column<ManagedLot>[] = [
    {
      key: 'name',
      header: t('lots.name'),
      isRowHeader: true,
      cell: ({ name, address }) => (
        <span className={styles.name}>
          {name}
          <span className={styles.note}>{address}</span>
        </span>
      ),
    },
    { key: 'spots', header: t('lots.spots'), cell: (lot) => <Kinds lot={lot} /> },
    { key: 'rule', header: t('lots.rule'), cell: ({ waitlistRule }) => t(`lots.rules.${waitlistRule}`) },
    {
      key: 'checkIn',
      header: t('lots.checkIn'),
      cell: ({ hasCheckIn }) => t(hasCheckIn ? 'lots.withCheckIn' : 'lots.withoutCheckIn'),
    },
    {
      key: 'actions',
      header: t('manager.actions'),
      isActions: true,
      cell: (lot) => (
        <span className={styles.actions}>
          <ButtonLink
            size="small"
            href={`/parkshare/park/lots/spots?id=${lot.id}`}
            aria-label={t('lots.manageNamed', { name: lot.name })}
          >
            {t('lots.manage')}
          </ButtonLink>
          <Button size="small" aria-label={t('lots.editNamed', { name: lot.name })} onClick={() => onEdit(lot)}>
            {t('lots.edit')}
          </Button>
        </span>
      ),
    },
  ];
  return <Table caption={t('lots.title')} columns={columns} rows={items} rowKey={({ id }) => id} />;
}

function Kinds({ lot: { kinds, closedToday } }: { readonly lot: ManagedLot }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  return (
    <span className={styles.name}>
      <span className={styles.kinds}>
        {spotKinds
          .filter((kind) => kinds[kind] > 0)
          .map((kind) => (
            <span key={kind} className={styles.kind} title={t(`kinds.${kind}`)}>
              <SpotKindIcon kind={kind} />
              {format.number(kinds[kind])}
              <VisuallyHidden>{t(`kinds.${kind}`)}</VisuallyHidden>
            </span>
          ))}
      </span>
      {closedToday > 0 && <span className={styles.note}>{t('lots.closed', { count: closedToday })}</span>}
    </span>
  );
}
