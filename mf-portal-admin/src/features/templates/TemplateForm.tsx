import { TemplateBody, type ManagedTemplate } from '@park/contract/documents';
import { Button, Notice, type Option } from '@park/ui';
import { FormDialog, SelectField, TextField, useForm } from '@park/ui/form';
import { EditConflict, useEditConflict } from '@park/ui/pages';
import { ArchiveIcon, Undo2Icon } from '@park/ui/icons';
import { useEffect } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { emptyValues, templateLanguages, valuesOf } from './template-values';
import { TemplateFiles } from './TemplateFiles';
import { TemplateVersions } from './TemplateVersions';
import { useTemplateCommands } from './use-template-commands';

interface TemplateFormProps {
  /** Undefined: a new one. */
  readonly template: ManagedTemplate | undefined;
  readonly categories: readonly Option[];
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

/** The dialog of a template that is loaded: texts, category, files and versions. */
export function TemplateForm({ template, categories, onAdded, onClose }: TemplateFormProps) {
  const { t } = usePortalTexts();
  const { add, change, archive, restore, isRunning } = useTemplateCommands();
  const form = useForm({
    schema: TemplateBody,
    defaultValues: template ? valuesOf(template) : emptyValues,
  });
  const { isDirty } = form.formState;
  const { base, conflict, showConflict, settle } = useEditConflict(template);
  const conflictFields = useConflictFields(categories);
  useEffect(() => {
    if (!template || !base || template.version <= base.version) return;
    // A new file raises the version too. What is typed stays; texts of others are met when it is saved.
    const isSame = JSON.stringify(valuesOf(template)) === JSON.stringify(valuesOf(base));
    if (isDirty && !isSame) return;
    if (!isSame) form.reset(valuesOf(template));
    settle(template);
  }, [template, base, settle, isDirty, form]);

  const save = async (body: TemplateBody): Promise<void> => {
    const result = base ? await change(base, body) : await add(body);
    if (!result.ok) return showConflict(result.error) ? undefined : form.showProblem(result.error);
    return base ? onClose() : onAdded(result.data.id);
  };
  const setArchived = async (stored: ManagedTemplate): Promise<void> => {
    const result = await (stored.archivedAt ? restore : archive)(stored);
    if (!result.ok) form.showProblem(result.error);
    // What is typed stays in the dialog.
    else if (!isDirty) onClose();
  };

  return (
    <FormDialog
      size="large"
      title={template ? t('templates.edit') : t('templates.add')}
      form={form}
      onSubmit={save}
      onClose={onClose}
      submitText={template ? t('templates.save') : t('templates.addThis')}
      busyText={t('templates.saving')}
      otherActions={
        template && (
          <Button
            variant="quiet"
            busy={isRunning}
            icon={template.archivedAt ? <Undo2Icon size={16} /> : <ArchiveIcon size={16} />}
            onClick={() => void setArchived(template)}
          >
            {template.archivedAt ? t('templates.restore') : t('templates.archive')}
          </Button>
        )
      }
    >
      <EditConflict form={form} conflict={conflict} valuesOf={valuesOf} fields={conflictFields} />
      <SelectField
        name="category"
        label={t('templates.category')}
        options={categories}
        placeholder={t('templates.chooseCategory')}
      />
      {templateLanguages.map((language) => (
        <TextField
          key={`title-${language}`}
          name={`texts.${language}.title`}
          label={t(`templates.titleIn.${language}`)}
          lang={language}
          autoComplete="off"
        />
      ))}
      {templateLanguages.map((language) => (
        <TextField
          key={`description-${language}`}
          name={`texts.${language}.description`}
          label={t(`templates.descriptionIn.${language}`)}
          lang={language}
          autoComplete="off"
          optional
        />
      ))}
      {template ? (
        <>
          <TemplateFiles template={template} />
          <TemplateVersions key={template.version} template={template} />
        </>
      ) : (
        <Notice tone="info">{t('templates.filesFollow')}</Notice>
      )}
    </FormDialog>
  );
}

function useConflictFields(categories: readonly Option[]) {
  const { t } = usePortalTexts();
  return [
    {
      name: 'category' as const,
      label: t('templates.category'),
      show: (id: unknown) => categories.find(({ value }) => value === id)?.label ?? '',
    },
    ...templateLanguages.flatMap((language) => [
      { name: `texts.${language}.title` as const, label: t(`templates.titleIn.${language}`) },
      { name: `texts.${language}.description` as const, label: t(`templates.descriptionIn.${language}`) },
    ]),
  ];
}
