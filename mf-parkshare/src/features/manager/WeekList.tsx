import { useFormat } from '@park/platform';
import { Button, Cluster, Stack, Table } from '@park/ui';
import { capitalizeFirst } from '../../shared/capitalize-first';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { useHalfLabel, useHalfName } from './use-half-label';
import type { WeekViewProps } from './WeekGrid';

/** The same as the grid, spot by spot, for small screens and screen readers. */
export function WeekList({ week, onSelect, onAssign }: WeekViewProps) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const label = useHalfLabel();
  const name = useHalfName();
  return (
    <Stack gap={6}>
      {week.spots.map((row) => (
        <section key={row.spot.id}>
          <Cluster>
            <h3>{t('ownSpot.name', { spot: row.spot.number, lot: row.spot.lot.name })}</h3>
            <Button
              size="small"
              aria-label={t('manager.assignSpot', { spot: row.spot.number })}
              onClick={() => onAssign(row)}
            >
              {t('manager.assign')}
            </Button>
          </Cluster>
          <Table
            caption={t('ownSpot.name', { spot: row.spot.number, lot: row.spot.lot.name })}
            rows={row.halves}
            rowKey={({ day, half }) => `${day} ${half}`}
            columns={[
              {
                key: 'when',
                header: t('manager.when'),
                isRowHeader: true,
                cell: ({ day, half }) => capitalizeFirst(t(`moment.${half}`, { day: format.day(day) })),
              },
              { key: 'state', header: t('manager.who'), cell: label },
              {
                key: 'actions',
                header: t('manager.actions'),
                isActions: true,
                cell: (half) => (
                  <Cluster>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={name(row.spot.number, half)}
                      onClick={() => onSelect({ spot: row.spot, half })}
                    >
                      {t('manager.change')}
                    </Button>
                  </Cluster>
                ),
              },
            ]}
          />
        </section>
      ))}
    </Stack>
  );
}
