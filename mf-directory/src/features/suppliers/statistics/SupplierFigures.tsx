import type { SupplierStatistics } from '@park/contract/stats';
import { useFormat } from '@park/platform';
import { Section, Stack, Table, type Column } from '@park/ui';
import { ChartFigure, KeyFigures } from '@park/ui/chart';
import { ListItems } from '@park/ui/pages';
import { useState } from 'react';
import { ShowAllButton } from '../../../shared/list/ShowAllButton';
import { useDirectoryTexts } from '../../../texts/use-directory-texts';

export function SupplierFigures({
  statistics,
  isRefreshing,
}: {
  statistics: SupplierStatistics;
  isRefreshing: boolean;
}) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const { months } = statistics;
  return (
    <ListItems isRefreshing={isRefreshing}>
      <Stack gap={12}>
        <Totals totals={statistics.totals} />
        <Section title={t('statistics.byMonth')}>
          <ChartFigure
            caption={t('statistics.byMonthCaption')}
            label={t('statistics.byMonth')}
            categoryHeader={t('statistics.month')}
            categories={months.map(({ month }) => format.month(month))}
            series={[
              { key: 'votes', label: t('statistics.votes'), values: months.map(({ votes }) => votes) },
              {
                key: 'newSuppliers',
                label: t('statistics.newSuppliers'),
                values: months.map(({ newSuppliers }) => newSuppliers),
              },
            ]}
          />
        </Section>
        <Categories categories={statistics.categories} />
        <Suppliers suppliers={statistics.suppliers} />
      </Stack>
    </ListItems>
  );
}

function Totals({ totals }: { totals: SupplierStatistics['totals'] }) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  return (
    <KeyFigures
      figures={(['suppliers', 'newSuppliers', 'votes', 'voters'] as const).map((name) => ({
        key: name,
        label: t(`statistics.${name}`),
        value: format.number(totals[name]),
      }))}
    />
  );
}

function Categories({ categories }: { categories: SupplierStatistics['categories'] }) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  type Line = SupplierStatistics['categories'][number];
  const columns: Column<Line>[] = [
    { key: 'category', header: t('statistics.category'), isRowHeader: true, cell: ({ label }) => label },
    {
      key: 'suppliers',
      header: t('statistics.suppliers'),
      align: 'end',
      cell: ({ suppliers }) => format.number(suppliers),
    },
    { key: 'votes', header: t('statistics.votes'), align: 'end', cell: ({ votes }) => format.number(votes) },
  ];
  return (
    <Section title={t('statistics.byCategory')}>
      <Table caption={t('statistics.byCategory')} columns={columns} rows={categories} rowKey={({ id }) => id} />
    </Section>
  );
}

/** Suppliers shown before "Show all": the most recommended ones of the period. */
const maxShownSuppliers = 10;

function Suppliers({ suppliers }: { suppliers: SupplierStatistics['suppliers'] }) {
  const [showsAll, setShowsAll] = useState(false);
  const { t } = useDirectoryTexts();
  const format = useFormat();
  type Line = SupplierStatistics['suppliers'][number];
  const columns: Column<Line>[] = [
    { key: 'name', header: t('statistics.supplier'), isRowHeader: true, cell: ({ name }) => name },
    { key: 'category', header: t('statistics.category'), cell: ({ categoryLabel }) => categoryLabel },
    { key: 'listedOn', header: t('statistics.listedOn'), cell: ({ listedOn }) => format.day(listedOn) },
    { key: 'votes', header: t('statistics.votes'), align: 'end', cell: ({ votes }) => format.number(votes) },
    {
      key: 'allVotes',
      header: t('statistics.allVotes'),
      align: 'end',
      cell: ({ allVotes }) => format.number(allVotes),
    },
  ];
  return (
    <Section title={t('statistics.bySupplier')}>
      <Stack>
        <Table
          caption={t('statistics.bySupplier')}
          columns={columns}
          rows={showsAll ? suppliers : suppliers.slice(0, maxShownSuppliers)}
          rowKey={({ id }) => id}
        />
        {suppliers.length > maxShownSuppliers && (
          <div data-print="hide">
            <ShowAllButton count={suppliers.length} showsAll={showsAll} onChange={setShowsAll} />
          </div>
        )}
      </Stack>
    </Section>
  );
}
