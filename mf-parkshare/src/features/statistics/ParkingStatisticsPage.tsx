import { useCall, useDownload, usePageTitle, usePeriod } from '@park/platform';
import { Page, SkeletonTable } from '@park/ui';
import { PeriodFields } from '@park/ui/chart';
import { ExportButton, QueryContent, hasFieldError } from '@park/ui/pages';
import { ParkSections } from '../../shared/ParkSections';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { ParkingFigures } from './ParkingFigures';

/** How parking is used and where spots are missing. */
export default function ParkingStatisticsPage() {
  const { t } = useParkshareTexts();
  const period = usePeriod();
  const query = { from: period.from, to: period.to };
  const statistics = useCall('GET /api/stats/parkshare', { query }, { keepPrevious: true });
  const download = useDownload('GET /api/stats/parkshare');
  usePageTitle(t('statistics.title'));
  return (
    <Page
      title={t('statistics.title')}
      breadcrumbs={[{ label: t('parking.title'), href: '/parkshare' }]}
      action={
        <ExportButton
          isRunning={download.isRunning}
          onExport={() => download.run({ query }, { fallbackName: 'parking.csv' })}
        />
      }
    >
      <ParkSections />
      <PeriodFields period={period} shown={statistics.data} error={statistics.error} />
      {!hasFieldError(statistics.error, ['from', 'to']) && (
        <QueryContent
          query={statistics}
          skeleton={<SkeletonTable rows={12} columns={4} />}
          notAllowedTitle={t('notAllowed')}
        >
          {(data) => <ParkingFigures statistics={data} isRefreshing={statistics.isRefreshing} />}
        </QueryContent>
      )}
    </Page>
  );
}
