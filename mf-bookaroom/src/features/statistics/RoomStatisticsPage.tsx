import { useCall, useDownload, usePageTitle, usePeriod } from '@park/platform';
import { EmptyState, ErrorPanel, Page, SkeletonTable } from '@park/ui';
import { PeriodFields } from '@park/ui/chart';
import { ExportButton } from '@park/ui/pages';
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
      <PeriodFields period={period} shown={statistics.data} />
      {statistics.status === 'pending' && <SkeletonTable rows={12} columns={5} />}
      {statistics.status === 'failed' && (
        <ErrorPanel error={statistics.error} onRetry={statistics.retry} isRetrying={statistics.isRefreshing} />
      )}
      {statistics.data &&
        (statistics.data.totals.openMinutes === 0 && statistics.data.totals.bookings === 0 ? (
          <EmptyState kind="nothingYet" title={t('statistics.none.title')} reason={t('statistics.none.reason')} />
        ) : (
          <RoomFigures statistics={statistics.data} />
        ))}
    </Page>
  );
}
