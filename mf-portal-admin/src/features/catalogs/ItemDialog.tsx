import { CatalogItemForm } from '@park/contract/catalog-forms';
import type { ManagedCatalogId, ManagedCatalogItem } from '@park/contract/catalogs';
import { useCommand } from '@park/platform';
import { Notice, useToast } from '@park/ui';
import { FormDialog, TextAreaField, TextField, useForm, type OutputOf } from '@park/ui/form';
import { EditConflict, useEditConflict } from '@park/ui/pages';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesCatalogs } from './refreshed-calls';

const languages = ['en', 'fr'] as const;

const lines = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,]/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const bodyOf = ({ labels, synonyms }: OutputOf<typeof CatalogItemForm>) => ({
  labels,
  synonyms: { en: lines(synonyms.en), fr: lines(synonyms.fr) },
});

const valuesOf = ({ labels, synonyms }: Pick<ManagedCatalogItem, 'labels' | 'synonyms'>) => ({
  labels,
  synonyms: { en: synonyms.en.join('\n'), fr: synonyms.fr.join('\n') },
});
const emptyValues = { labels: { en: '', fr: '' }, synonyms: { en: '', fr: '' } };

interface ItemDialogProps {
  readonly catalog: ManagedCatalogId;
  /** Undefined: a new one. */
  readonly item?: ManagedCatalogItem;
  readonly onClose: () => void;
}

/** Labels in both languages; for sectors also their other names. */
export function ItemDialog({ catalog, item, onClose }: ItemDialogProps) {
  const { t, language } = usePortalTexts();
  const toast = useToast();
  const add = useCommand('POST /api/catalogs/{id}/items', refreshesCatalogs);
  const change = useCommand('PUT /api/catalogs/{id}/items/{itemId}', refreshesCatalogs);
  const form = useForm({ schema: CatalogItemForm, defaultValues: item ? valuesOf(item) : emptyValues });
  const { base, conflict, showConflict } = useEditConflict(item);
  const save = async (values: OutputOf<typeof CatalogItemForm>): Promise<void> => {
    const body = bodyOf(values);
    const result = base
      ? await change.run({ params: { id: catalog, itemId: base.id }, body: { ...body, version: base.version } })
      : await add.run({ params: { id: catalog }, body });
    if (!result.ok) return showConflict(result.error) ? undefined : form.showProblem(result.error);
    toast.show({ message: t('catalogs.saved', { name: result.data.labels[language] }) });
    return onClose();
  };
  const conflictFields = languages.flatMap((one) => [
    { name: `labels.${one}` as const, label: t(`catalogs.labelIn.${one}`) },
    { name: `synonyms.${one}` as const, label: t(`catalogs.synonymsIn.${one}`) },
  ]);
  const title = item
    ? t('catalogs.editNamed', { name: item.labels[language] })
    : t('catalogs.addTo', { catalog: t(`catalogs.names.${catalog}`) });
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={save}
      onClose={onClose}
      submitText={t('catalogs.save')}
      busyText={t('catalogs.saving')}
    >
      <EditConflict form={form} conflict={conflict} valuesOf={valuesOf} fields={conflictFields} />
      {item?.needsReview && <Notice tone="info">{t('catalogs.reviewHelp')}</Notice>}
      {languages.map((one) => (
        <TextField
          key={one}
          name={`labels.${one}`}
          label={t(`catalogs.labelIn.${one}`)}
          lang={one}
          autoComplete="off"
        />
      ))}
      {catalog === 'sectors' &&
        languages.map((one) => (
          <TextAreaField
            key={one}
            name={`synonyms.${one}`}
            label={t(`catalogs.synonymsIn.${one}`)}
            help={one === 'en' ? t('catalogs.synonymsHelp') : undefined}
            lang={one}
            rows={3}
            optional
          />
        ))}
    </FormDialog>
  );
}
