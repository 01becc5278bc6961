import type { JobItem } from '@park/contract/jobs';
import { useFormat } from '@park/platform';
import { Monogram, UiLink } from '@park/ui';
import { useDirectoryTexts } from '../texts/use-directory-texts';
import { jobAddress } from './job-address';
import styles from './JobList.module.css';
import { lastDayToApply } from './last-day-to-apply';
import { useWorkload } from './use-workload';

export interface JobListProps {
  readonly jobs: readonly JobItem[];
  readonly contractLabel: (id: string) => string | undefined;
  readonly headingLevel: 2 | 3;
  /** On the company's own page its name and logo would only repeat. */
  readonly withoutCompany?: boolean;
}

export function JobList({ jobs, contractLabel, headingLevel, withoutCompany }: JobListProps) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const workload = useWorkload();
  const Heading = `h${headingLevel}` as const;
  return (
    // Safari takes a list without bullets for no list; the role says it again.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.list} role="list">
      {jobs.map((job) => (
        <li key={job.id} className={styles.job}>
          {!withoutCompany && <Monogram name={job.companyName} picture={job.companyLogo} />}
          <div className={styles.words}>
            <Heading className={styles.title} lang={job.language}>
              <UiLink className={styles.link} href={jobAddress(job.id)}>
                {job.title}
              </UiLink>
            </Heading>
            <p className={styles.facts}>
              {[withoutCompany ? null : job.companyName, job.location, contractLabel(job.contractType), workload(job.workload)].filter(Boolean).join('\u00a0· ')}
            </p>
          </div>
          <p className={styles.dates}>
            <span>{t('jobs.published', { when: format.relative(job.publishedAt) })}</span>
            <span>{t('jobs.until', { day: format.day(lastDayToApply(job)) })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
