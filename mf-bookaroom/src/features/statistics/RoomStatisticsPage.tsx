import { useCall, useDownload, usePageTitle, usePeriod } from '@park/platform';
import { EmptyState, Page, SkeletonTable } from '@park/ui';
import { PeriodFields } from '@park/ui/chart';
import { ExportButton, QueryContent, hasFieldError } from '@park/ui/pages';
import { RoomSections } from '../../shared/RoomSections';
import { useRoomTexts } from '../../texts/use-room-texts';
import { RoomFigures } from './RoomFigures';

/** Occupancy, use and refusals; the period is part of the address. */
export default function RoomStatisticsPage() {
  const { t } = useRoomTexts();
  const period = usePeriod();
  const query = { from: period.from, to: period.to };
  const statistics = useCall('GET /api/stats/rooms', { query }, { keepPrevious: true });
  const download = useDownload('GET /api/stats/rooms');
  usePageTitle(t('statistics.title'));

  return (
    <Page
      title={t('statistics.title')}
      lead={t('statistics.explained')}
      action={
        <ExportButton
          isRunning={download.isRunning}
          onExport={() => download.run({ query }, { fallbackName: 'rooms.csv' })}
        />
      }
    >
      <RoomSections />
      <PeriodFields period={period} shown={statistics.data} error={statistics.error} />
      {!hasFieldError(statistics.error, ['from', 'to']) && (
        <QueryContent query={statistics} skeleton={<SkeletonTable rows={12} columns={5} />}>
          {(figures) =>
            figures.totals.openMinutes === 0 && figures.totals.bookings === 0 ? (
              <EmptyState kind="nothingYet" title={t('statistics.none.title')} reason={t('statistics.none.reason')} />
            ) : (
              <RoomFigures statistics={figures} />
            )
          }
        </QueryContent>
      )}
    </Page>
  );
}
