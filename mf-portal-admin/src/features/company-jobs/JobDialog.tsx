import { JobForm } from '@park/contract/company-forms';
import type { ManagedJob } from '@park/contract/job-editing';
import { usualJobDays } from '@park/contract/job-limits';
import { addDays, useCall, useCommand, useFormat, useServices } from '@park/platform';
import { Dialog, SkeletonText, useToast } from '@park/ui';
import { FormDialog, useForm, type OutputOf } from '@park/ui/form';
import { LoadError, EditConflict, useEditConflict } from '@park/ui/pages';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { bodyOf, valuesOf } from './job-values';
import { JobFields } from './JobFields';
import { refreshesJobs } from './refreshed-calls';
import { useJobConflictFields } from './use-job-conflict-fields';
import { ViewsChart } from './ViewsChart';

interface JobDialogProps {
  /** Null: a new job. */
  readonly id: string | null;
  readonly companyId: string | undefined;
  readonly onClose: () => void;
}

export function JobDialog({ id, ...props }: JobDialogProps) {
  return id === null ? <JobFormDialog job={null} {...props} /> : <StoredJob id={id} {...props} />;
}

/** Loads the job first; the call needs the id that a new one does not have. */
function StoredJob({ id, companyId, onClose }: JobDialogProps & { readonly id: string }) {
  const { t } = usePortalTexts();
  const job = useCall('GET /api/jobs/{id}/editing', { params: { id } });
  // The form starts from what is stored now, not from an earlier response; a later reload does not replace its text.
  const [hasLoaded, setHasLoaded] = useState(false);
  if (!hasLoaded && job.status === 'ready' && !job.isRefreshing) setHasLoaded(true);
  if (job.status === 'ready' && hasLoaded)
    return <JobFormDialog job={job.data} companyId={companyId} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('people.companyJobs.form.edit')} size="large" closeOnBackdrop={false}>
      {job.status === 'failed' ? (
        <LoadError compact error={job.error} onRetry={job.retry} isRetrying={job.isRefreshing} />
      ) : (
        <SkeletonText />
      )}
    </Dialog>
  );
}

interface JobFormDialogProps {
  readonly job: ManagedJob | null;
  readonly companyId: string | undefined;
  readonly onClose: () => void;
}

function JobFormDialog({ job, companyId, onClose }: JobFormDialogProps) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const { clock, configuration } = useServices();
  const { dayOf } = useFormat();
  const { base, conflict, showConflict } = useEditConflict(job);
  const fields = useJobConflictFields();
  const create = useCommand('POST /api/jobs', refreshesJobs);
  const change = useCommand('PUT /api/jobs/{id}', refreshesJobs);
  const zone = configuration.parkTimeZone;
  const today = dayOf(clock());
  const valuesOfJob = (stored: ManagedJob | null) =>
    valuesOf(stored, { today, last: addDays(today, usualJobDays), zone });
  const form = useForm({ schema: JobForm, defaultValues: valuesOfJob(job) });
  const title = job ? job.texts.en.title || job.texts.fr.title || t('people.companyJobs.untitled') : '';

  async function send(values: OutputOf<typeof JobForm>): Promise<void> {
    const body = bodyOf(values, base, zone);
    const result = base
      ? await change.run({ params: { id: base.id }, body: { ...body, version: base.version } })
      : await create.run({ body: { ...body, ...(companyId ? { companyId } : {}) } });
    if (!result.ok) {
      if (!showConflict(result.error)) form.showProblem(result.error);
      return;
    }
    const saved = result.data.texts.en.title || result.data.texts.fr.title;
    show({ message: t('people.companyJobs.form.saved', { title: saved }) });
    onClose();
  }

  return (
    <FormDialog
      title={job ? t('people.companyJobs.editNamed', { title }) : t('people.companyJobs.form.new')}
      size="large"
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('people.companyJobs.form.save')}
      busyText={t('people.companyJobs.form.saving')}
    >
      <EditConflict form={form} conflict={conflict} fields={fields} valuesOf={valuesOfJob} />
      <JobFields contractType={base?.contractType} />
      {job && job.views.length > 0 && <ViewsChart views={job.views} />}
    </FormDialog>
  );
}
