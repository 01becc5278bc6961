import { CatalogItemForm } from '@park/contract/catalog-forms';
import type { ManagedCatalogId, ManagedCatalogItem } from '@park/contract/catalogs';
import { useCommand } from '@park/platform';
import { Dialog, Notice, useToast } from '@park/ui';
import { Form, SubmitButton, TextAreaField, TextField, useForm, type OutputOf } from '@park/ui/form';
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
  const form = useForm({
    schema: CatalogItemForm,
    defaultValues: {
      labels: item?.labels ?? { en: '', fr: '' },
      synonyms: { en: item?.synonyms.en.join('\n') ?? '', fr: item?.synonyms.fr.join('\n') ?? '' },
    },
  });
  const save = async (values: OutputOf<typeof CatalogItemForm>): Promise<void> => {
    const body = bodyOf(values);
    const result = item
      ? await change.run({ params: { id: catalog, itemId: item.id }, body: { ...body, version: item.version } })
      : await add.run({ params: { id: catalog }, body });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('catalogs.saved', { name: result.data.labels[language] }) });
    onClose();
  };
  const title = item
    ? t('catalogs.editNamed', { name: item.labels[language] })
    : t('catalogs.addTo', { catalog: t(`catalogs.names.${catalog}`) });
  return (
    <Dialog open closeOnBackdrop={false} title={title} onClose={onClose}>
      <Form form={form} label={title} onSubmit={save}>
        {item?.needsReview && <Notice tone="info">{t('catalogs.reviewHelp')}</Notice>}
        {languages.map((one) => (
          <TextField
            key={one}
            name={`labels.${one}`}
            label={t(`catalogs.labelIn.${one}`)}
            lang={one}
            maxLength={100}
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
        <SubmitButton busyText={t('catalogs.saving')}>{t('catalogs.save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
