import type { Job } from '@park/contract/jobs';
import { useFormat } from '@park/platform';
import { DescriptionList, Monogram, Section, Stack, UiLink } from '@park/ui';
import { companyAddress } from '../../shared/company-address';
import { useCatalogLabel } from '../../shared/use-catalog-label';
import { webAddress } from '../../shared/web-address';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './JobFacts.module.css';
import { lastDayToApply } from './last-day-to-apply';
import { useWorkload } from './use-workload';

/** All facts in the structured data must also be visible on the page (search engine policy). */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const workload = useWorkload();
  const site = webAddress(job.companyWebsite);
  const contractLabel = useCatalogLabel('job-types');
  return (
    <Stack gap={6}>
      <div className={job.companyLogo ? undefined : styles.letters}>
        <Monogram name={job.companyName} picture={job.companyLogo} size="large" />
      </div>
      <Section title={t('job.facts.title')}>
        <DescriptionList
          items={[
            { term: t('job.facts.company'), value: <CompanyLink job={job} /> },
            { term: t('job.facts.contract'), value: contractLabel(job.contractType) },
            { term: t('job.facts.workload'), value: workload(job.workload) },
            { term: t('job.facts.location'), value: job.location },
            {
              term: t('job.facts.building'),
              value: job.building && (
                <span className={styles.lines}>
                  {[job.building.name, job.building.address].filter(Boolean).join('\n')}
                </span>
              ),
            },
            {
              term: t('job.facts.website'),
              value: site && job.companyIsListed && <UiLink href={site.href}>{site.label}</UiLink>,
            },
            { term: t('job.facts.published'), value: format.longDay(job.publishedAt) },
            { term: t('job.facts.until'), value: format.longDay(lastDayToApply(job)) },
          ]}
        />
      </Section>
    </Stack>
  );
}

/** Links to the company's page in the directory, or to its own site when it is not listed. */
function CompanyLink({ job }: { job: Job }) {
  if (job.companyIsListed) return <UiLink href={companyAddress(job.companyId)}>{job.companyName}</UiLink>;
  const site = webAddress(job.companyWebsite);
  return site ? <UiLink href={site.href}>{job.companyName}</UiLink> : job.companyName;
}
