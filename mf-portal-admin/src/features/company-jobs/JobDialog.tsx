import { JobForm } from '@park/contract/company-forms';
import type { ManagedJob } from '@park/contract/job-editing';
import { addDays, useCall, useCommand, useServices } from '@park/platform';
import { Button, Dialog, ErrorPanel, Notice, SkeletonText, useToast, useUiTexts } from '@park/ui';
import {
  CheckboxField,
  DateField,
  Form,
  NumberField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
  useWatch,
  type OutputOf,
} from '@park/ui/form';
import { RichText } from '@park/ui/pages';
import { useState } from 'react';
import { catalogOptions } from '../../shared/catalog-options';
import { withPresentOption } from '../../shared/with-present-option';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './CompanyJobs.module.css';
import { bodyOf, valuesOf } from './job-values';
import { toHtml } from './plain-html';
import { ViewsChart } from './ViewsChart';

interface JobDialogProps {
  /** Null: a new job. */
  readonly id: string | null;
  readonly companyId: string | undefined;
  readonly onClose: () => void;
}

export function JobDialog({ id, companyId, onClose }: JobDialogProps) {
  const { t } = usePortalTexts();
  const title = id === null ? t('people.companyJobs.form.new') : t('people.companyJobs.edit');
  return (
    <Dialog open onClose={onClose} title={title} size="large" closeOnBackdrop={false}>
      {id === null ? (
        <JobFields job={null} companyId={companyId} onClose={onClose} />
      ) : (
        <StoredJob id={id} companyId={companyId} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Reads the job first: a new one has no id to ask with. */
function StoredJob({ id, companyId, onClose }: JobDialogProps & { readonly id: string }) {
  const job = useCall('GET /api/jobs/{id}/editing', { params: { id } });
  // The form begins with what is stored now, not with what an earlier opening has read; afterwards it keeps its text.
  const [isBegun, setIsBegun] = useState(false);
  if (!isBegun && job.status === 'ready' && !job.isRefreshing) setIsBegun(true);
  if (job.status === 'failed') return <ErrorPanel compact headingLevel={3} error={job.error} onRetry={job.retry} />;
  if (job.status === 'pending' || !isBegun) return <SkeletonText />;
  return <JobFields job={job.data} companyId={companyId} onClose={onClose} />;
}

interface JobFieldsProps {
  readonly job: ManagedJob | null;
  readonly companyId: string | undefined;
  readonly onClose: () => void;
}

function JobFields({ job, companyId, onClose }: JobFieldsProps) {
  const { t } = usePortalTexts();
  const { cancel } = useUiTexts();
  const { show } = useToast();
  const { clock, configuration } = useServices();
  const [base, setBase] = useState(job);
  const [isConflict, setIsConflict] = useState(false);
  const types = useCall('GET /api/catalogs/{id}', { params: { id: 'job-types' } });
  const create = useCommand('POST /api/jobs', { refreshes: ['GET /api/jobs'] });
  const change = useCommand('PUT /api/jobs/{id}', { refreshes: ['GET /api/jobs'] });
  const zone = configuration.parkTimeZone;
  const today = clock().toISOString().slice(0, 10);
  const form = useForm({ schema: JobForm, defaultValues: valuesOf(job, { today, last: addDays(today, 60), zone }) });

  async function send(values: OutputOf<typeof JobForm>): Promise<void> {
    const body = bodyOf(values, base, zone);
    const result = base
      ? await change.run({ params: { id: base.id }, body: { ...body, version: base.version } })
      : await create.run({ body: { ...body, ...(companyId ? { companyId } : {}) } });
    if (result.ok) {
      const title = result.data.texts.en.title || result.data.texts.fr.title;
      show({ message: t('people.companyJobs.form.saved', { title }) });
      return onClose();
    }
    const { status, details } = result.error;
    if (status !== 409 || !details || typeof details !== 'object' || !('current' in details))
      return form.showProblem(result.error);
    setBase(details.current as ManagedJob);
    setIsConflict(true);
  }

  return (
    <Form form={form} onSubmit={send} label={t('people.companyJobs.form.new')}>
      {isConflict && (
        <Notice tone="warning" announce>
          {t('people.companyJobs.form.conflict')}
        </Notice>
      )}
      <div className={styles.languages}>
        <Written language="en" />
        <Written language="fr" />
      </div>
      <div className={styles.languages}>
        <SelectField
          name="contractType"
          label={t('people.companyJobs.form.type')}
          placeholder
          options={withPresentOption(catalogOptions(types.data?.items, job?.contractType), job?.contractType)}
        />
        <TextField name="location" label={t('people.companyJobs.form.location')} optional />
        <NumberField name="workload.minimum" label={t('people.companyJobs.form.minimum')} />
        <NumberField name="workload.maximum" label={t('people.companyJobs.form.maximum')} />
        <TextField
          name="applyUrl"
          type="url"
          label={t('people.companyJobs.form.applyUrl')}
          help={t('people.companyJobs.form.applyHelp')}
          optional
        />
        <TextField name="applyEmail" type="email" label={t('people.companyJobs.form.applyEmail')} optional />
        <DateField name="firstDay" label={t('people.companyJobs.form.firstDay')} />
        <DateField
          name="lastDay"
          label={t('people.companyJobs.form.lastDay')}
          help={t('people.companyJobs.form.lastDayHelp')}
        />
      </div>
      <CheckboxField name="isPublished" label={t('people.companyJobs.form.publish')} />
      <Preview />
      {job && job.views.length > 0 && <ViewsChart views={job.views} />}
      <div className={styles.foot}>
        <Button onClick={onClose}>{cancel}</Button>
        <SubmitButton busyText={t('people.companyJobs.form.saving')}>{t('people.companyJobs.form.save')}</SubmitButton>
      </div>
    </Form>
  );
}

function Written({ language }: { readonly language: 'en' | 'fr' }) {
  const { t } = usePortalTexts();
  const isEnglish = language === 'en';
  return (
    <div className={styles.language}>
      <TextField
        name={`texts.${language}.title`}
        lang={language}
        label={t(isEnglish ? 'people.companyJobs.form.titleEn' : 'people.companyJobs.form.titleFr')}
        help={t('people.companyJobs.form.oneLanguage')}
        optional
      />
      <TextAreaField
        name={`texts.${language}.description`}
        lang={language}
        rows={8}
        label={t(isEnglish ? 'people.companyJobs.form.descriptionEn' : 'people.companyJobs.form.descriptionFr')}
        help={t('people.companyJobs.form.descriptionHelp')}
        optional
      />
    </div>
  );
}

/** The texts as readers see them. */
function Preview() {
  const { t } = usePortalTexts();
  const texts = useWatch({ name: 'texts' }) as OutputOf<typeof JobForm>['texts'];
  const shown = (['en', 'fr'] as const).filter((language) => texts[language].title !== '');
  if (shown.length === 0) return null;
  return (
    <details className={styles.preview}>
      <summary>{t('people.companyJobs.form.preview')}</summary>
      {shown.map((language) => (
        <article key={language} lang={language}>
          <h3>{texts[language].title}</h3>
          <RichText html={toHtml(texts[language].description)} lang={language} />
        </article>
      ))}
    </details>
  );
}
