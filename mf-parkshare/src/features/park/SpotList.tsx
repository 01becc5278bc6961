import type { CallResponse } from '@park/contract';
import type { ManagedSpot } from '@park/contract/parking-park';
import { useFormat } from '@park/platform';
import { Badge, Button, Cluster, EmptyState, SearchInput, SegmentedControl, Stack, Table, type Column } from '@park/ui';
import { matchesText } from '@park/ui/pages';
import { useState } from 'react';
import { SpotKindIcon } from '../../shared/SpotKindIcon';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './Park.module.css';

export interface SpotListProps {
  readonly answer: CallResponse<'GET /api/parking/park/lots/{id}/spots'>;
  readonly onEdit: (spot: ManagedSpot) => void;
}

/** The spots in use or retired of a car park, found by number or company. */
export function SpotList({ answer, onEdit }: SpotListProps) {
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
