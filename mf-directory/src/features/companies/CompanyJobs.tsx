import { formatQueryFilters, useCall } from '@park/platform';
import { Section, UiLink } from '@park/ui';
import { LoadError, RowsSkeleton } from '@park/ui/pages';
import { useCatalogLabel } from '../../shared/use-catalog-label';
import { JobList } from '../jobs/JobList';
import { useDirectoryTexts } from '../../texts/use-directory-texts';

/** Jobs shown on the company's page before the link to all of them. */
const maxShownJobs = 5;

export function CompanyJobs({ companyId, count }: { companyId: string; count: number }) {
  const { t } = useDirectoryTexts();
  const jobs = useCall('GET /api/jobs/query', {
    query: { queryFilters: formatQueryFilters({ company: [companyId] }), pageSize: maxShownJobs },
  });
  const contractLabel = useCatalogLabel('job-types');
  return (
    <Section
      title={t('company.jobs')}
      action={
        count > maxShownJobs && (
          <UiLink href={`/jobs?company=${encodeURIComponent(companyId)}`}>{t('company.allJobs')}</UiLink>
        )
      }
    >
      {jobs.status === 'pending' && <RowsSkeleton count={Math.min(count, maxShownJobs)} />}
      {jobs.status === 'failed' && <LoadError error={jobs.error} onRetry={jobs.retry} isRetrying={jobs.isRefreshing} />}
      {jobs.status === 'ready' && (
        <JobList jobs={jobs.data.items} contractLabel={contractLabel} headingLevel={3} withoutCompany />
      )}
    </Section>
  );
}
