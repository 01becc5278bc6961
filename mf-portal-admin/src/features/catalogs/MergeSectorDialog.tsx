import { MergeSectorForm } from '@park/contract/catalog-forms';
import type { ManagedCatalogItem } from '@park/contract/catalogs';
import { useCommand } from '@park/platform';
import { useToast } from '@park/ui';
import { FormDialog, SelectField, useForm } from '@park/ui/form';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesCatalogs } from './refreshed-calls';

interface MergeSectorDialogProps {
  readonly item: ManagedCatalogItem;
  readonly all: readonly ManagedCatalogItem[];
  readonly onClose: () => void;
  readonly onMerged: () => void;
}

/** Merges two names of one sector: the other sector receives the names and companies of this one. */
export function MergeSectorDialog({ item, all, onClose, onMerged }: MergeSectorDialogProps) {
  const { t, language } = usePortalTexts();
  const toast = useToast();
  const merge = useCommand('POST /api/catalogs/{id}/items/{itemId}/merge', refreshesCatalogs);
  const form = useForm({ schema: MergeSectorForm, defaultValues: { into: '' } });
  const name = item.labels[language];
  const others = all
    .filter(({ id, isArchived }) => id !== item.id && !isArchived)
    .map(({ id, labels }) => ({ value: id, label: labels[language] }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return (
    <FormDialog
      title={t('catalogs.merge.title', { name })}
      danger
      form={form}
      submitText={t('catalogs.merge.submit')}
      busyText={t('catalogs.merge.running')}
      onSubmit={async (body) => {
        const result = await merge.run({ params: { id: 'sectors', itemId: item.id }, body });
        if (!result.ok) return form.showProblem(result.error);
        toast.show({ message: t('catalogs.merge.done', { name, into: result.data.labels[language] }) });
        return onMerged();
      }}
      onClose={onClose}
    >
      <p>{t('catalogs.merge.help', { name, count: item.uses })}</p>
      <SelectField
        name="into"
        label={t('catalogs.merge.into')}
        options={others}
        placeholder={t('catalogs.merge.choose')}
      />
    </FormDialog>
  );
}
