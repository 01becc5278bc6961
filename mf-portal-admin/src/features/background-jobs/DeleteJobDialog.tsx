import type { DeadJob } from '@park/contract/background-jobs';
import { isNotFound, useCommand, type CallError } from '@park/platform';
import { ConfirmDialog, ErrorPanel, Stack, useToast } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesJobs } from './refreshed-calls';

interface DeleteJobDialogProps {
  readonly job: DeadJob;
  readonly when: string;
  readonly onClose: () => void;
  /** The job is gone, deleted by this person or by another. */
  readonly onDeleted: () => void;
}

/** Asks before a failed job is deleted, because it never runs after that. */
export function DeleteJobDialog({ job: { id, kind }, when, onClose, onDeleted }: DeleteJobDialogProps) {
  const { t } = usePortalTexts();
  const toast = useToast();
  const remove = useCommand('DELETE /api/background-jobs/{id}', refreshesJobs);
  const [error, setError] = useState<CallError>();

  async function send(): Promise<void> {
    const result = await remove.run({ params: { id } });
    if (!result.ok && !isNotFound(result.error)) return setError(result.error);
    onDeleted();
    toast.show({ message: t('backgroundJobs.removed') });
    return undefined;
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('backgroundJobs.removeQuestion', { kind })}
      confirmText={t('backgroundJobs.removeConfirm')}
      busy={remove.isRunning}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Stack>
        <p>{t('backgroundJobs.removeResult', { when })}</p>
        {error && <ErrorPanel compact headingLevel={3} error={error} />}
      </Stack>
    </ConfirmDialog>
  );
}
