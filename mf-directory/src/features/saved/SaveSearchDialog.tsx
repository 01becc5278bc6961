import { SavedSearchForm } from '@park/contract/saved-forms';
import type { AlertFrequency, SavedKind } from '@park/contract/saved-kinds';
import { formatQueryFilters, useCall, useCommand, useNavigate, type ListAddress } from '@park/platform';
import { useToast } from '@park/ui';
import { FormDialog, SelectField, TextField, useForm, type OutputOf } from '@park/ui/form';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { useFrequencies } from './use-frequencies';

export interface SaveSearchProps {
  readonly kind: SavedKind;
  readonly address: Pick<ListAddress<string>, 'text' | 'chosen' | 'isNarrowed'>;
  /** Labels of the chosen filters, for the name. */
  readonly labels: readonly string[];
}

export function SaveSearchDialog({
  kind,
  address,
  labels,
  onClose,
}: SaveSearchProps & { readonly onClose: () => void }) {
  const { t } = useDirectoryTexts();
  const { show } = useToast();
  const navigate = useNavigate();
  const frequencies = useFrequencies();
  const save = useCommand('POST /api/saved-searches', { refreshes: ['GET /api/saved-searches'] });
  const mayChooseMails = useCall('GET /api/saved-searches', {}).data?.mayChooseMails;
  const name = [address.text.trim(), ...labels].filter(Boolean).join(', ').slice(0, 100);
  const form = useForm({ schema: SavedSearchForm, defaultValues: { name, frequency: 'none' as AlertFrequency } });

  async function handleSave(chosen: OutputOf<typeof SavedSearchForm>): Promise<void> {
    const result = await save.run({
      body: { kind, queryText: address.text.trim(), queryFilters: formatQueryFilters(address.chosen), ...chosen },
    });
    if (!result.ok) return form.showProblem(result.error);
    onClose();
    show({
      message: t('saved.stored', { name: result.data.name }),
      action: { label: t('saved.open'), run: () => void navigate('/saved') },
    });
  }
  return (
    <FormDialog
      title={t('saved.save')}
      form={form}
      onSubmit={handleSave}
      onClose={onClose}
      submitText={t('saved.save')}
      busyText={t('saved.saving')}
    >
      <TextField name="name" label={t('saved.name')} autoComplete="off" />
      <SelectField
        name="frequency"
        label={t('saved.frequency.label')}
        help={mayChooseMails === false ? t('saved.mailsByCompany') : t('saved.frequency.help')}
        options={mayChooseMails === false ? frequencies.filter(({ value }) => value === 'none') : frequencies}
      />
    </FormDialog>
  );
}
