import type { CompanyJob } from '@park/contract/jobs';
import { useCommand, useFormat } from '@park/platform';
import { Button, ConfirmDialog, useErrorToast, useToast } from '@park/ui';
import { useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CompanyJobs.module.css';
import { lastMoment } from './job-values';
import { refreshesJobs } from './refreshed-calls';

interface JobActionsProps {
  readonly job: CompanyJob;
  readonly title: string;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

/** What can be done with a job in its state. */
export function JobActions({ job: { id, state }, title, onEdit, onDeleted }: JobActionsProps) {
  const { t } = usePortalTexts();
  const { day } = useFormat();
  const { show } = useToast();
  const showError = useErrorToast();
  const [question, setQuestion] = useState<'archive' | 'delete'>();
  const extend = useCommand('POST /api/jobs/{id}/extend', refreshesJobs);
  const duplicate = useCommand('POST /api/jobs/{id}/duplicate', refreshesJobs);
  const archive = useCommand('POST /api/jobs/{id}/archive', refreshesJobs);
  const restore = useCommand('POST /api/jobs/{id}/restore', refreshesJobs);
  const remove = useCommand('DELETE /api/jobs/{id}', refreshesJobs);
  const editButton = useRef<HTMLButtonElement>(null);
  // Archive and Restore replace each other, so the pressed button disappears.
  const focusRow = useFocusAfterRender(editButton);
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
    setQuestion(undefined);
    if (!result.ok) return showError(result.error);
    focusRow();
    show({ message: t('people.companyJobs.archived', { title }) });
  }
  async function runRestore() {
    const result = await restore.run({ params });
    if (!result.ok) return showError(result.error);
    focusRow();
    show({ message: t('people.companyJobs.restored', { title }) });
  }
  async function runRemove() {
    const result = await remove.run({ params });
    setQuestion(undefined);
    if (!result.ok) return showError(result.error);
    onDeleted();
    show({ message: t('people.companyJobs.deleted') });
  }

  return (
    <div className={styles.actions}>
      <Button ref={editButton} size="small" aria-label={t('people.companyJobs.editNamed', { title })} onClick={onEdit}>
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
      {state === 'archived' ? (
        <Button
          size="small"
          variant="quiet"
          busy={restore.isRunning}
          aria-label={t('people.companyJobs.restoreNamed', { title })}
          onClick={() => void runRestore()}
        >
          {t('people.companyJobs.restore')}
        </Button>
      ) : (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('people.companyJobs.archiveNamed', { title })}
          onClick={() => setQuestion('archive')}
        >
          {t('people.companyJobs.archive')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t('people.companyJobs.deleteNamed', { title })}
        onClick={() => setQuestion('delete')}
      >
        {t('people.companyJobs.delete')}
      </Button>
      <ConfirmDialog
        open={question === 'archive'}
        danger
        title={t('people.companyJobs.archiveQuestion', { title })}
        confirmText={t('people.companyJobs.archive')}
        busy={archive.isRunning}
        busyText={t('people.companyJobs.archiving')}
        onConfirm={() => void runArchive()}
        onClose={() => setQuestion(undefined)}
      >
        {t('people.companyJobs.archiveResult')}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'delete'}
        danger
        title={t('people.companyJobs.deleteQuestion', { title })}
        confirmText={t('people.companyJobs.delete')}
        busy={remove.isRunning}
        busyText={t('people.companyJobs.deleting')}
        onConfirm={() => void runRemove()}
        onClose={() => setQuestion(undefined)}
      >
        {t('people.companyJobs.deleteResult')}
      </ConfirmDialog>
    </div>
  );
}
