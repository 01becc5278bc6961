import type { CompanyJob } from '@park/contract/jobs';
import { useCommand, useFormat } from '@park/platform';
import { Button, ConfirmDialog, useErrorToast, useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CompanyJobs.module.css';
import { lastMoment } from './job-values';
import { refreshesJobs } from './refreshed-calls';

interface JobActionsProps {
  readonly job: CompanyJob;
  readonly title: string;
  readonly onEdit: () => void;
}

/** What can be done with a job in its state. */
export function JobActions({ job: { id, state }, title, onEdit }: JobActionsProps) {
  const { t } = usePortalTexts();
  const { day } = useFormat();
  const { show } = useToast();
  const showError = useErrorToast();
  const [isDeleting, setIsDeleting] = useState(false);
  const extend = useCommand('POST /api/jobs/{id}/extend', refreshesJobs);
  const duplicate = useCommand('POST /api/jobs/{id}/duplicate', refreshesJobs);
  const archive = useCommand('POST /api/jobs/{id}/archive', refreshesJobs);
  const remove = useCommand('DELETE /api/jobs/{id}', refreshesJobs);
  const params = { id };

  async function runExtend() {
    const result = await extend.run({ params });
    if (!result.ok) return showError(result.error);
    show({ message: t('people.companyJobs.extended', { day: day(lastMoment(result.data)) }) });
  }
  async function runDuplicate() {
    const result = await duplicate.run({ params });
    if (!result.ok) return showError(result.error);
    show({ message: t('people.companyJobs.duplicated') });
  }
  async function runArchive() {
    const result = await archive.run({ params });
    if (!result.ok) return showError(result.error);
    show({ message: t('people.companyJobs.archived', { title }) });
  }
  async function runRemove() {
    const result = await remove.run({ params });
    setIsDeleting(false);
    if (!result.ok) return showError(result.error);
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
        busyText={t('people.companyJobs.deleting')}
        onConfirm={() => void runRemove()}
        onClose={() => setIsDeleting(false)}
      >
        {t('people.companyJobs.deleteResult')}
      </ConfirmDialog>
    </div>
  );
}
