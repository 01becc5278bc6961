import type { JobItem } from '@park/contract/jobs';
import { useFormat } from '@park/platform';
import { Monogram } from '@park/ui';
import { Row, Rows } from '@park/ui/pages';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { jobAddress } from '../../shared/job-address';
import { FavoriteStar } from '../saved/FavoriteStar';
import styles from './JobList.module.css';
import { lastDayToApply } from './last-day-to-apply';
import { useWorkload } from './use-workload';

export interface JobListProps {
  readonly jobs: readonly JobItem[];
  readonly contractLabel: (id: string) => string | undefined;
  readonly headingLevel: 2 | 3;
  /** Hides name and logo on the company's own page. */
  readonly withoutCompany?: boolean;
}

export function JobList({ jobs, contractLabel, headingLevel, withoutCompany }: JobListProps) {
  const { t } = useDirectoryTexts();
  const format = useFormat();
  const workload = useWorkload();
  return (
    <Rows>
      {jobs.map((job) => (
        <Row
          key={job.id}
          headingLevel={headingLevel}
          mark={!withoutCompany && <Monogram name={job.companyName} picture={job.companyLogo} />}
          title={job.title}
          lang={job.language}
          href={jobAddress(job.id)}
          end={
            <div className={styles.end}>
              <p className={styles.dates}>
                <span>{t('jobs.published', { when: format.relative(job.publishedAt) })}</span>
                <span>{t('jobs.until', { day: format.day(lastDayToApply(job)) })}</span>
              </p>
              <FavoriteStar kind="job" id={job.id} name={job.title} />
            </div>
          }
        >
          <p className={styles.facts}>
            {[
              withoutCompany ? null : job.companyName,
              job.location,
              contractLabel(job.contractType),
              workload(job.workload),
            ]
              .filter(Boolean)
              .join('\u00a0· ')}
          </p>
        </Row>
      ))}
    </Rows>
  );
}
