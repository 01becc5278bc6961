import { useFormat } from '@park/platform';
import { Table } from '@park/ui';
import { usePortalTexts } from '../../texts/use-portal-texts';

/** Views per day as a table; nothing about visitors is known. */
export function ViewsChart({ views }: { readonly views: readonly { readonly day: string; readonly count: number }[] }) {
  const { t } = usePortalTexts();
  const { day, number } = useFormat();
  return (
    <Table
      caption={t('people.companyJobs.form.views')}
      showCaption
      rows={[...views].reverse().slice(0, 14)}
      rowKey={(row) => row.day}
      columns={[
        { key: 'day', header: t('people.companyJobs.form.day'), isRowHeader: true, cell: (row) => day(row.day) },
        {
          key: 'count',
          header: t('people.companyJobs.form.viewCount'),
          align: 'end',
          cell: ({ count }) => number(count),
        },
      ]}
    />
  );
}
