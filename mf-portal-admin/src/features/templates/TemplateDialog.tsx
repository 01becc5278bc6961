import { useCall, useFormat, type Language } from '@park/platform';
import { TemplateBody, templateFileEndings, type ManagedTemplate } from '@park/contract/documents';
import { Button, Cluster, Dialog, Notice, SkeletonText, useUiTexts, type Option } from '@park/ui';
import { Form, SelectField, SubmitButton, TextField, useForm } from '@park/ui/form';
import { ArchiveIcon, Undo2Icon, UploadIcon } from '@park/ui/icons';
import { FileButton, LoadError } from '@park/ui/pages';
import { useEffect, useState } from 'react';
import { catalogOptions } from '../../shared/catalog-options';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Templates.module.css';
import { TemplateVersions } from './TemplateVersions';
import { useTemplateCommands } from './use-template-commands';

const languages: readonly Language[] = ['en', 'fr'];

/** Adds a template, or changes one: texts, category, the file of each language, archive, versions. */
export function TemplateDialog({ id: given, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = usePortalTexts();
  // A new template stays open for its files.
  const [id, setId] = useState(given);
  const catalog = useCall('GET /api/catalogs/{id}', { params: { id: 'template-categories' } }, { keepPrevious: true });
  const template = useCall('GET /api/templates/{id}', { params: { id: id ?? 'new' } }, { enabled: id !== null });
  const failed = catalog.status === 'failed' ? catalog : id !== null && template.status === 'failed' ? template : null;
  const isReady = catalog.data && (id === null || template.data);
  return (
    <Dialog
      open
      size="large"
      closeOnBackdrop={false}
      title={id === null ? t('templates.add') : t('templates.edit')}
      onClose={onClose}
    >
      {failed && <LoadError error={failed.error} onRetry={failed.retry} isRetrying={failed.isRefreshing} />}
      {!failed && !isReady && <SkeletonText lines={8} />}
      {!failed && isReady && (
        <div className={styles.manage}>
          <TemplateForm
            key={template.data?.id ?? 'new'}
            template={template.data}
            categories={catalogOptions(catalog.data.items, template.data?.category)}
            onAdded={setId}
            onClose={onClose}
          />
          {template.data ? (
            <>
              <TemplateFiles template={template.data} />
              <TemplateVersions key={template.data.version} template={template.data} />
            </>
          ) : (
            <Notice tone="info">{t('templates.filesFollow')}</Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface TemplateFormProps {
  readonly template: ManagedTemplate | undefined;
  readonly categories: readonly Option[];
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

const empty = { title: '', description: '' };

const wordsOf = (template: ManagedTemplate | undefined) => ({
  category: template?.category ?? '',
  texts: template?.texts ?? { en: empty, fr: empty },
});

function TemplateForm({ template, categories, onAdded, onClose }: TemplateFormProps) {
  const { t } = usePortalTexts();
  const { cancel } = useUiTexts();
  const { add, change, archive, restore, isRunning } = useTemplateCommands();
  const form = useForm({ schema: TemplateBody, defaultValues: wordsOf(template) });
  const { isDirty } = form.formState;
  /** What the words in the form began with. */
  const [base, setBase] = useState(template);
  useEffect(() => {
    if (!template || template.version === base?.version) return;
    // A new file raises the version too. What is typed stays; others' words are met when it is saved.
    const isSame = JSON.stringify(wordsOf(template)) === JSON.stringify(wordsOf(base));
    if (isDirty && !isSame) return;
    if (!isSame) form.reset(wordsOf(template));
    setBase(template);
  }, [template, base, isDirty, form]);
  const send = async (body: TemplateBody) => {
    const result = base ? await change(base, body) : await add(body);
    if (!result.ok) form.showProblem(result.error);
    else if (base) onClose();
    else onAdded(result.data.id);
  };
  return (
    <Form form={form} onSubmit={send} label={template ? t('templates.edit') : t('templates.add')}>
      <SelectField
        name="category"
        label={t('templates.category')}
        options={categories}
        placeholder={t('templates.chooseCategory')}
      />
      {languages.map((language) => (
        <TextField
          key={`title-${language}`}
          name={`texts.${language}.title`}
          label={t(`templates.titleIn.${language}`)}
          lang={language}
          maxLength={120}
          autoComplete="off"
        />
      ))}
      {languages.map((language) => (
        <TextField
          key={`description-${language}`}
          name={`texts.${language}.description`}
          label={t(`templates.descriptionIn.${language}`)}
          lang={language}
          maxLength={300}
          autoComplete="off"
          optional
        />
      ))}
      <div className={styles.foot}>
        {template && (
          <Button
            variant="quiet"
            busy={isRunning}
            icon={template.archivedAt ? <Undo2Icon size={16} /> : <ArchiveIcon size={16} />}
            onClick={() => void (template.archivedAt ? restore : archive)(template).then((ok) => ok && onClose())}
          >
            {template.archivedAt ? t('templates.restore') : t('templates.archive')}
          </Button>
        )}
        <Button onClick={onClose}>{cancel}</Button>
        <SubmitButton busyText={t('templates.saving')}>
          {template ? t('templates.save') : t('templates.addThis')}
        </SubmitButton>
      </div>
    </Form>
  );
}

function TemplateFiles({ template }: { template: ManagedTemplate }) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const { upload, isUploading, fault } = useTemplateCommands();
  return (
    <section aria-label={t('templates.files')}>
      <h3>{t('templates.files')}</h3>
      <p className={styles.help}>{t('templates.filesHelp')}</p>
      {fault && (
        <Notice tone="danger" announce>
          {fault}
        </Notice>
      )}
      {languages.map((language) => {
        const file = template.files.find((candidate) => candidate.language === language);
        const name = t(`languages.${language}`);
        return (
          <div key={language} className={styles.file}>
            <div className={styles.fileName}>
              <strong>{t(`languageNames.${language}`)}</strong>
              <br />
              {file ? `${file.name}, ${format.bytes(file.bytes)}` : t('templates.noFile')}
            </div>
            <Cluster>
              <FileButton
                size="small"
                accept={templateFileEndings.join(',')}
                icon={<UploadIcon size={16} />}
                busy={isUploading}
                busyText={t('templates.uploading')}
                label={t(file ? 'templates.replaceNamed' : 'templates.uploadNamed', { language: name })}
                onFile={(chosen) => void upload(template, language, chosen)}
              >
                {file ? t('templates.replace') : t('templates.upload')}
              </FileButton>
            </Cluster>
          </div>
        );
      })}
    </section>
  );
}
