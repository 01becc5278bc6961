import { useCall, useDownload, usePageTitle, usePeriod } from '@park/platform';
import { EmptyState, Page, SkeletonTable } from '@park/ui';
import { PeriodFields } from '@park/ui/chart';
import { ExportButton, QueryContent, hasFieldError } from '@park/ui/pages';
import { useDirectoryTexts } from '../../../texts/use-directory-texts';
import { suppliersPath } from '../supplier-address';
import { SupplierFigures } from './SupplierFigures';

export default function SupplierStatisticsPage() {
  const { t } = useDirectoryTexts();
  const period = usePeriod();
  const query = { from: period.from, to: period.to };
  const statistics = useCall('GET /api/stats/suppliers', { query }, { keepPrevious: true });
  const download = useDownload('GET /api/stats/suppliers');
  usePageTitle(t('statistics.title'));

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
      <PeriodFields period={period} shown={statistics.data} error={statistics.error} />
      {!hasFieldError(statistics.error, ['from', 'to']) && (
        <QueryContent query={statistics} skeleton={<SkeletonTable rows={12} columns={4} />}>
          {(data) =>
            data.totals.suppliers === 0 && data.totals.votes === 0 ? (
              <EmptyState
                kind="nothingYet"
                title={t('suppliers.nothingYet.title')}
                reason={t('suppliers.nothingYet.reason')}
              />
            ) : (
              <SupplierFigures statistics={data} isRefreshing={statistics.isRefreshing} />
            )
          }
        </QueryContent>
      )}
    </Page>
  );
}
