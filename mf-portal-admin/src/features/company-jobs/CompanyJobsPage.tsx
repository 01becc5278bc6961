import type { CompanyJob } from '@park/contract/jobs';
import { useCommand, useFormat, usePagedCall, usePageTitle, useSearchParams } from '@park/platform';
import { Button, ConfirmDialog, Page, StatusBadge, useToast, useTranslate, type Status } from '@park/ui';
import { PlusIcon } from '@park/ui/icons';
import { PagedList, Row, Rows, RowsSkeleton } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CompanyJobs.module.css';
import { JobDialog } from './JobDialog';

const refreshesJobs = { refreshes: ['GET /api/jobs'] } as const;

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
      <PagedList
        list={list}
        skeleton={<RowsSkeleton count={5} />}
        empty={{ title: t('people.companyJobs.none.title'), reason: t('people.companyJobs.none.reason') }}
      >
        {(items) => (
          <Rows label={t('people.companyJobs.title')}>
            {items.map((job) => (
              <JobEntry key={job.id} job={job} onEdit={() => open(job.id)} />
            ))}
          </Rows>
        )}
      </PagedList>
      {editing && (
        <JobDialog id={editing === 'new' ? null : editing} companyId={companyId} onClose={() => open(null)} />
      )}
    </Page>
  );
}

function JobEntry({ job, onEdit }: { readonly job: CompanyJob; readonly onEdit: () => void }) {
  const { t } = usePortalTexts();
  const { day } = useFormat();
  const title = job.title || t('people.companyJobs.untitled');
  const when = {
    draft: t('people.companyJobs.until', { day: day(job.expiresAt) }),
    scheduled: t('people.companyJobs.from', { day: day(job.publishedAt) }),
    published: t('people.companyJobs.until', { day: day(job.expiresAt) }),
    expired: t('people.companyJobs.ended', { day: day(job.expiresAt) }),
    archived: t('people.companyJobs.ended', { day: day(job.expiresAt) }),
  }[job.state];
  return (
    <Row
      headingLevel={2}
      title={title}
      lang={job.language}
      end={<JobActions job={job} title={title} onEdit={onEdit} />}
    >
      <p className={styles.facts}>
        <StatusBadge status={statuses[job.state]}>{t(`people.companyJobs.states.${job.state}`)}</StatusBadge>
        <span>{when}</span>
        <span>{t('people.companyJobs.views', { count: job.viewCount })}</span>
      </p>
    </Row>
  );
}

interface JobActionsProps {
  readonly job: CompanyJob;
  readonly title: string;
  readonly onEdit: () => void;
}

function JobActions({ job: { id, state }, title, onEdit }: JobActionsProps) {
  const { t } = usePortalTexts();
  const { day } = useFormat();
  const { show } = useToast();
  const translate = useTranslate();
  const [isDeleting, setIsDeleting] = useState(false);
  const extend = useCommand('POST /api/jobs/{id}/extend', refreshesJobs);
  const duplicate = useCommand('POST /api/jobs/{id}/duplicate', refreshesJobs);
  const archive = useCommand('POST /api/jobs/{id}/archive', refreshesJobs);
  const remove = useCommand('DELETE /api/jobs/{id}', refreshesJobs);
  const params = { id };
  const refuse = ({ key, values }: { key: string; values: Readonly<Record<string, string | number>> }) =>
    void show({ message: translate(key, values) ?? key, tone: 'danger' });

  async function runExtend() {
    const result = await extend.run({ params });
    if (!result.ok) return refuse(result.error);
    show({ message: t('people.companyJobs.extended', { day: day(result.data.expiresAt) }) });
  }
  async function runDuplicate() {
    const result = await duplicate.run({ params });
    if (!result.ok) return refuse(result.error);
    show({ message: t('people.companyJobs.duplicated') });
  }
  async function runArchive() {
    const result = await archive.run({ params });
    if (!result.ok) return refuse(result.error);
    show({ message: t('people.companyJobs.archived', { title }) });
  }
  async function runRemove() {
    const result = await remove.run({ params });
    setIsDeleting(false);
    if (!result.ok) return refuse(result.error);
    show({ message: t('people.companyJobs.deleted') });
  }

  return (
    <div className={styles.actions}>
      <Button size="small" aria-label={t('people.companyJobs.editNamed', { title })} onClick={onEdit}>
        {t('people.companyJobs.edit')}
      </Button>
      {(state === 'published' || state === 'expired') && (
        <Button
          size="small"
          busy={extend.isRunning}
          aria-label={t('people.companyJobs.extendNamed', { title })}
          onClick={() => void runExtend()}
        >
          {t('people.companyJobs.extend')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        busy={duplicate.isRunning}
        aria-label={t('people.companyJobs.duplicateNamed', { title })}
        onClick={() => void runDuplicate()}
      >
        {t('people.companyJobs.duplicate')}
      </Button>
      {state !== 'archived' && (
        <Button
          size="small"
          variant="quiet"
          busy={archive.isRunning}
          aria-label={t('people.companyJobs.archiveNamed', { title })}
          onClick={() => void runArchive()}
        >
          {t('people.companyJobs.archive')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t('people.companyJobs.deleteNamed', { title })}
        onClick={() => setIsDeleting(true)}
      >
        {t('people.companyJobs.delete')}
      </Button>
      <ConfirmDialog
        open={isDeleting}
        danger
        title={t('people.companyJobs.deleteQuestion', { title })}
        confirmText={t('people.companyJobs.delete')}
        busy={remove.isRunning}
        onConfirm={() => void runRemove()}
        onClose={() => setIsDeleting(false)}
      >
        {t('people.companyJobs.deleteResult')}
      </ConfirmDialog>
    </div>
  );
}
