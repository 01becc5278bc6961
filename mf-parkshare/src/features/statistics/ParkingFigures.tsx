import type { ParkshareStatistics } from '@park/contract/parking-statistics';
import { useFormat } from '@park/platform';
import { Field, Section, Select, Stack } from '@park/ui';
import { ChartFigure, KeyFigures } from '@park/ui/chart';
import { ListItems } from '@park/ui/pages';
import { useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './ParkingFigures.module.css';

type Answer = ParkshareStatistics;

export function ParkingFigures({ statistics, isRefreshing }: { statistics: Answer; isRefreshing: boolean }) {
  return (
    <ListItems isRefreshing={isRefreshing}>
      <Stack gap={12}>
        <Totals statistics={statistics} />
        <Lots lots={statistics.lots} />
        <Weekdays statistics={statistics} />
        <Credits statistics={statistics} />
      </Stack>
    </ListItems>
  );
}

const figures = ['supply', 'booked', 'used', 'unmet'] as const;
/** Beside what is offered, which is many times more, nothing else could be seen. */
const drawnFigures = ['booked', 'used'] as const;

function Totals({ statistics: { totals } }: { statistics: Answer }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  return (
    <KeyFigures
      figures={([...figures, 'noShows', 'people'] as const).map((name) => ({
        key: name,
        label: t(`statistics.figure.${name}`),
        value: format.number(totals[name]),
      }))}
    />
  );
}

function Lots({ lots }: { lots: Answer['lots'] }) {
  const { t } = useParkshareTexts();
  const column = (name: (typeof figures)[number]) => ({
    key: name,
    label: t(`statistics.column.${name}`),
    values: lots.map((lot) => lot[name]),
  });
  return (
    <Section title={t('statistics.byLot')}>
      <ChartFigure
        caption={t('statistics.byLotCaption')}
        label={t('statistics.byLot')}
        categoryHeader={t('statistics.lot')}
        categories={lots.map(({ name }) => name)}
        series={drawnFigures.map(column)}
        tableSeries={figures.map(column)}
      />
    </Section>
  );
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** All lots, or one of them. Who waited for several lots counts once in all of them together. */
function Weekdays({ statistics: { cells, lots, unmet } }: { statistics: Answer }) {
  const { t } = useParkshareTexts();
  const [lotId, setLotId] = useState('');
  const shown = cells.filter((cell) => lotId === '' || cell.lotId === lotId);
  const moments = weekdays.flatMap((name, index) =>
    (['am', 'pm'] as const).map((half) => ({
      label: t(`statistics.moment.${half}`, { weekday: t(`statistics.weekday.${name}`) }),
      cells: shown.filter((cell) => cell.weekday === index + 1 && cell.half === half),
      unmet: unmet?.find((moment) => moment.weekday === index + 1 && moment.half === half)?.count ?? 0,
    })),
  );
  const column = (name: (typeof figures)[number]) => ({
    key: name,
    label: t(`statistics.column.${name}`),
    values: moments.map((moment) =>
      name === 'unmet' && lotId === '' && unmet
        ? moment.unmet
        : moment.cells.reduce((sum, cell) => sum + cell[name], 0),
    ),
  });
  return (
    <Section title={t('statistics.byWeekday')}>
      <Stack gap={4}>
        <div className={styles.choice} data-print="hide">
          <Field label={t('statistics.lot')}>
            {(control) => (
              <Select
                {...control}
                value={lotId}
                onChange={({ target }) => setLotId(target.value)}
                options={[
                  { value: '', label: t('statistics.allLots') },
                  ...lots.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            )}
          </Field>
        </div>
        <ChartFigure
          caption={t('statistics.byWeekdayCaption')}
          label={t('statistics.byWeekday')}
          categoryHeader={t('statistics.half')}
          categories={moments.map(({ label }) => label)}
          series={drawnFigures.map(column)}
          tableSeries={figures.map(column)}
        />
      </Stack>
    </Section>
  );
}

const movements = ['granted', 'distributed', 'paid', 'returned', 'earned', 'expired'] as const;
const drawnMovements = ['granted', 'paid'] as const;

function Credits({ statistics: { credits, months } }: { statistics: Answer }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const column = (name: (typeof movements)[number]) => ({
    key: name,
    label: t(`statistics.movement.${name}`),
    values: months.map((month) => month[name]),
  });
  return (
    <Section title={t('statistics.credits')}>
      <Stack gap={6}>
        <KeyFigures
          figures={(['people', 'pools', 'park', 'held'] as const).map((name) => ({
            key: name,
            label: t(`statistics.balance.${name}`),
            value: format.number(credits[name]),
          }))}
        />
        <ChartFigure
          caption={t('statistics.creditsCaption')}
          label={t('statistics.creditsByMonth')}
          categoryHeader={t('statistics.month')}
          categories={months.map(({ month }) => format.month(month))}
          series={drawnMovements.map(column)}
          tableSeries={movements.map(column)}
        />
      </Stack>
    </Section>
  );
}
