import type { CallResponse } from '@park/contract';
import type { ManagedSpot } from '@park/contract/parking-park';
import { isNotFound, useCall, useFormat, usePageTitle, useSearchParams } from '@park/platform';
import {
  Badge,
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  Page,
  SearchInput,
  SegmentedControl,
  Stack,
  Table,
  type Column,
} from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { useState } from 'react';
import { matchesText } from '../../shared/matches-text';
import { ParkSections } from '../../shared/ParkSections';
import { QueryContent } from '../../shared/QueryContent';
import { SpotKindIcon } from '../../shared/SpotKindIcon';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './Park.module.css';
import { SpotDialog } from './SpotDialog';

type Answer = CallResponse<'GET /api/parking/park/lots/{id}/spots'>;

/** The spots of a car park: number, kind, company, retired or not. */
export default function SpotsPage() {
  const { t } = useParkshareTexts();
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? 'none';
  const query = useCall('GET /api/parking/park/lots/{id}/spots', { params: { id } });
  const [edited, setEdited] = useState<ManagedSpot | 'new'>();
  const title = query.data ? t('spotList.title', { lot: query.data.lot.name }) : t('lots.spots');
  usePageTitle(title);
  return (
    <Page
      title={title}
      count={query.data?.spots.filter(({ isRetired }) => !isRetired).length}
      breadcrumbs={[
        { label: t('parking.title'), href: '/parkshare' },
        { label: t('lots.title'), href: '/parkshare/park/lots' },
      ]}
      action={
        query.data && (
          <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
            {t('spotList.create')}
          </Button>
        )
      }
    >
      <ParkSections />
      {query.status === 'failed' && isNotFound(query.error) ? (
        <EmptyState
          kind="filteredOut"
          title={t('spotList.missing.title')}
          reason={t('spotList.missing.reason')}
          action={<ButtonLink href="/parkshare/park/lots">{t('spotList.missing.action')}</ButtonLink>}
        />
      ) : (
        <QueryContent query={query} columns={5}>
          {(answer) => <Spots answer={answer} onEdit={setEdited} />}
        </QueryContent>
      )}
      {edited && query.data && (
        <SpotDialog
          spot={edited === 'new' ? undefined : edited}
          answer={query.data}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  );
}

function Spots({ answer, onEdit }: { readonly answer: Answer; readonly onEdit: (spot: ManagedSpot) => void }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const [text, setText] = useState('');
  const [show, setShow] = useState<'active' | 'retired'>('active');
  const shown = answer.spots.filter(
    ({ number, company, holder, isRetired }) =>
      isRetired === (show === 'retired') &&
      [number, company?.name ?? t('spotList.park'), holder?.name ?? ''].some((name) => matchesText(name, text)),
  );
  const columns: Column<ManagedSpot>[] = [
    {
      key: 'number',
      header: t('spotList.number'),
      isRowHeader: true,
      cell: ({ number, isClosedToday }) => (
        <Cluster>
          {number}
          {isClosedToday && <Badge>{t('spotList.closedToday')}</Badge>}
        </Cluster>
      ),
    },
    {
      key: 'kind',
      header: t('spotList.kind'),
      cell: ({ kind }) => (
        <span className={styles.kind}>
          <SpotKindIcon kind={kind} />
          {t(`kinds.${kind}`)}
        </span>
      ),
    },
    {
      key: 'company',
      header: t('spotList.company'),
      cell: ({ company, holder }) => (
        <span className={styles.name}>
          {company?.name ?? t('spotList.park')}
          {holder && holder.id !== company?.id && (
            <span className={styles.note}>{t('spotList.leasedTo', { name: holder.name })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'coming',
      header: t('spotList.coming'),
      align: 'end',
      cell: ({ comingHalves }) => format.number(comingHalves),
    },
    {
      key: 'actions',
      header: t('manager.actions'),
      isActions: true,
      cell: (spot) => (
        <Button size="small" aria-label={t('spotList.editNamed', { spot: spot.number })} onClick={() => onEdit(spot)}>
          {t('spotList.edit')}
        </Button>
      ),
    },
  ];
  if (answer.spots.length === 0)
    return <EmptyState kind="nothingYet" title={t('spotList.empty.title')} reason={t('spotList.empty.reason')} />;
  return (
    <Stack gap={4}>
      <div className={styles.tools}>
        <SearchInput label={t('spotList.search')} value={text} onChange={setText} />
        <SegmentedControl
          legend={t('spotList.show.legend')}
          options={(['active', 'retired'] as const).map((value) => ({ value, label: t(`spotList.show.${value}`) }))}
          value={show}
          onChange={setShow}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState kind="filteredOut" title={t('spotList.none.title')} reason={t('spotList.none.reason')} />
      ) : (
        <Table
          caption={t('spotList.title', { lot: answer.lot.name })}
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
        />
      )}
    </Stack>
  );
}
