import type { DaySheet } from '@park/contract/parking-holding';
import { useCall, useFormat } from '@park/platform';
import { Button, EmptyState, Section, SkeletonTable, Table } from '@park/ui';
import { QueryContent } from '@park/ui/pages';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

type Row = DaySheet['rows'][number];

/** Who parks where on a day; the page prints it. */
export function DaySheetSection({ date }: { readonly date: string }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const query = useCall('GET /api/parking/day-sheet', { query: { date } }, { keepPrevious: true });
  return (
    <Section
      title={t('daySheet.title', { day: format.day(date) })}
      action={
        <span data-print="hide">
          <Button onClick={() => window.print()}>{t('daySheet.print')}</Button>
        </span>
      }
    >
      <QueryContent query={query} skeleton={<SkeletonTable />} compact notAllowedTitle={t('notAllowed')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState kind="nothingYet" title={t('daySheet.none')} reason={t('daySheet.noneReason')} />
          ) : (
            <Table<Row>
              caption={t('daySheet.title', { day: format.day(date) })}
              rows={rows}
              rowKey={({ lot, spot, half }) => `${lot} ${spot} ${half}`}
              columns={[
                {
                  key: 'spot',
                  header: t('manager.spot'),
                  isRowHeader: true,
                  cell: ({ lot, spot }) => t('place', { lot, spot }),
                },
                { key: 'half', header: t('parking.half'), cell: ({ half }) => t(`halves.${half}`) },
                {
                  key: 'name',
                  header: t('manager.who'),
                  cell: ({ name, isGuest }) => (isGuest ? t('manager.guestName', { name }) : name),
                },
                { key: 'company', header: t('release.company'), cell: ({ company }) => company },
              ]}
            />
          )
        }
      </QueryContent>
    </Section>
  );
}
