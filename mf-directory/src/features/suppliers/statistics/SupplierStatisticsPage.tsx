import { useCall, useDownload, usePageTitle, usePeriod } from '@park/platform';
import { EmptyState, Page, SkeletonTable } from '@park/ui';
import { PeriodFields } from '@park/ui/chart';
import { ExportButton, LoadError } from '@park/ui/pages';
import { useDirectoryTexts } from '../../../texts/use-directory-texts';
import { suppliersPath } from '../supplier-address';
import { SupplierFigures } from './SupplierFigures';

export default function SupplierStatisticsPage() {
  const { t } = useDirectoryTexts();
  const period = usePeriod();
  const query = { from: period.from, to: period.to };
  const statisticsQuery = useCall('GET /api/stats/suppliers', { query }, { keepPrevious: true });
  const download = useDownload('GET /api/stats/suppliers');
  usePageTitle(t('statistics.title'));
  const statistics = statisticsQuery.data;
  const isEmpty = statistics?.totals.suppliers === 0 && statistics.totals.votes === 0;

  return (
    <Page
      title={t('statistics.title')}
      breadcrumbs={[{ label: t('suppliers.title'), href: suppliersPath }]}
      action={
        <ExportButton
          isRunning={download.isRunning}
          onExport={() => download.run({ query }, { fallbackName: 'suppliers.csv' })}
        />
      }
    >
      <PeriodFields period={period} shown={statistics} />
      {statisticsQuery.status === 'pending' && <SkeletonTable rows={12} columns={4} />}
      {statisticsQuery.status === 'failed' && (
        <LoadError
          error={statisticsQuery.error}
          onRetry={statisticsQuery.retry}
          isRetrying={statisticsQuery.isRefreshing}
        />
      )}
      {statistics && isEmpty && (
        <EmptyState
          kind="nothingYet"
          title={t('suppliers.nothingYet.title')}
          reason={t('suppliers.nothingYet.reason')}
        />
      )}
      {statistics && !isEmpty && (
        <SupplierFigures statistics={statistics} isRefreshing={statisticsQuery.isRefreshing} />
      )}
    </Page>
  );
}
