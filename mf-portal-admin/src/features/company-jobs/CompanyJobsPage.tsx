import type { CompanyJob } from '@park/contract/jobs';
import { useFormat, usePagedCall, usePageTitle, useSearchParams } from '@park/platform';
import { Button, Page, StatusBadge, type Status } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { FocusFrame, PagedList, Row, Rows, RowsSkeleton, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useRef } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CompanyJobs.module.css';
import { lastMoment } from './job-values';
import { JobActions } from './JobActions';

const JobDialog = lazyDialog(async () => (await import(/* webpackChunkName: "job" */ './JobDialog')).JobDialog);

const statuses: Record<CompanyJob['state'], Status> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  expired: 'warning',
  archived: 'neutral',
};

/** The jobs of the company in every state. */
export default function CompanyJobsPage() {
  const { t } = usePortalTexts();
  const [parameters, setParameters] = useSearchParams();
  usePageTitle(t('people.companyJobs.title'));
  const companyId = parameters.get('company') ?? undefined;
  const editing = parameters.get('job');
  const open = (job: string | null) =>
    setParameters({ ...(companyId ? { company: companyId } : {}), ...(job ? { job } : {}) });
  const list = usePagedCall('GET /api/jobs/company', { query: { pageSize: 20, ...(companyId ? { companyId } : {}) } });
  const frame = useRef<HTMLDivElement>(null);
  // The row disappears with its buttons.
  const focusList = useFocusAfterRender(frame);
  return (
    <Page
      title={t('people.companyJobs.title')}
      lead={t('people.companyJobs.lead')}
      breadcrumbs={[{ label: t('overview.documentTitle'), href: '/portal' }]}
      action={
        <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => open('new')}>
          {t('people.companyJobs.create')}
        </Button>
      }
    >
      <FocusFrame ref={frame}>
        <PagedList
          list={list}
          skeleton={<RowsSkeleton count={5} />}
          empty={{ title: t('people.companyJobs.none.title'), reason: t('people.companyJobs.none.reason') }}
        >
          {(items) => (
            <Rows label={t('people.companyJobs.title')}>
              {items.map((job) => (
                <JobEntry key={job.id} job={job} onEdit={() => open(job.id)} onDeleted={focusList} />
              ))}
            </Rows>
          )}
        </PagedList>
      </FocusFrame>
      {editing && (
        <JobDialog id={editing === 'new' ? null : editing} companyId={companyId} onClose={() => open(null)} />
      )}
    </Page>
  );
}

interface JobEntryProps {
  readonly job: CompanyJob;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

function JobEntry({ job, onEdit, onDeleted }: JobEntryProps) {
  const { t } = usePortalTexts();
  const { day } = useFormat();
  const title = job.title || t('people.companyJobs.untitled');
  const lastDay = day(lastMoment(job));
  const when = {
    draft: t('people.companyJobs.until', { day: lastDay }),
    scheduled: t('people.companyJobs.from', { day: day(job.publishedAt) }),
    published: t('people.companyJobs.until', { day: lastDay }),
    expired: t('people.companyJobs.ended', { day: lastDay }),
    archived: t('people.companyJobs.ended', { day: lastDay }),
  }[job.state];
  return (
    <Row
      headingLevel={2}
      title={title}
      lang={job.language}
      end={<JobActions job={job} title={title} onEdit={onEdit} onDeleted={onDeleted} />}
    >
      <p className={styles.facts}>
        <StatusBadge status={statuses[job.state]}>{t(`people.companyJobs.states.${job.state}`)}</StatusBadge>
        <span>{when}</span>
        <span>{t('people.companyJobs.views', { count: job.viewCount })}</span>
      </p>
    </Row>
  );
}
