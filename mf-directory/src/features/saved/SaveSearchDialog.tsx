import { SavedSearchForm, type AlertFrequency, type SavedKind } from '@park/contract/saved-forms';
import { formatQueryFilters, useCall, useCommand, useNavigate, type ListAddress } from '@park/platform';
import { Button, Dialog, useToast, useUiTexts } from '@park/ui';
import { Form, SelectField, SubmitButton, TextField, useForm, type OutputOf } from '@park/ui/form';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import styles from './Saved.module.css';
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
  const { cancel } = useUiTexts();
  const { show } = useToast();
  const navigate = useNavigate();
  const frequencies = useFrequencies();
  const save = useCommand('POST /api/saved-searches', { refreshes: ['GET /api/saved-searches'] });
  const mayChooseMails = useCall('GET /api/saved-searches', {}).data?.mayChooseMails;
  const name = [address.text.trim(), ...labels].filter(Boolean).join(', ').slice(0, 100);
  const form = useForm({ schema: SavedSearchForm, defaultValues: { name, frequency: 'none' as AlertFrequency } });

  async function send(chosen: OutputOf<typeof SavedSearchForm>): Promise<void> {
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
    <Dialog open onClose={onClose} title={t('saved.save')} closeOnBackdrop={false}>
      <Form form={form} onSubmit={send} label={t('saved.save')}>
        <TextField name="name" label={t('saved.name')} autoComplete="off" />
        <SelectField
          name="frequency"
          label={t('saved.frequency.label')}
          help={mayChooseMails === false ? t('saved.mailsByCompany') : t('saved.frequency.help')}
          options={mayChooseMails === false ? frequencies.filter(({ value }) => value === 'none') : frequencies}
        />
        <div className={styles.foot}>
          <Button onClick={onClose}>{cancel}</Button>
          <SubmitButton busyText={t('saved.saving')}>{t('saved.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
