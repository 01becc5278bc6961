import { formatQueryFilters, useCall } from '@park/platform';
import { Section, UiLink } from '@park/ui';
import { QueryContent, RowsSkeleton } from '@park/ui/pages';
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
      <QueryContent query={jobs} compact skeleton={<RowsSkeleton count={Math.min(count, maxShownJobs)} />}>
        {({ items }) => <JobList jobs={items} contractLabel={contractLabel} headingLevel={3} withoutCompany />}
      </QueryContent>
    </Section>
  );
}
