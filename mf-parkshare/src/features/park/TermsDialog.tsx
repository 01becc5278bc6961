import { CreditTermsBody } from '@park/contract/parking-credits';
import type { ParkingCompany } from '@park/contract/parking-park';
import { useCommand } from '@park/platform';
import { Button, Cluster, Dialog, useToast, useUiTexts } from '@park/ui';
import { Form, NumberField, SubmitButton, useForm, type OutputOf } from '@park/ui/form';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { useStoredVersion } from './use-stored-version';

type StoredTerms = OutputOf<typeof CreditTermsBody> & { readonly version: number };

/** What the park grants a company, and the caps. */
export function TermsDialog({
  company: { id, name, terms, version: opened },
  onClose,
}: {
  readonly company: ParkingCompany;
  readonly onClose: () => void;
}) {
  const { t } = useParkshareTexts();
  const { cancel } = useUiTexts();
  const toast = useToast();
  const command = useCommand('PUT /api/parking/companies/{id}/terms', { refreshes: ['GET /api/parking'] });
  const { monthlyGrant, poolCap, personCap } = terms;
  const form = useForm({ schema: CreditTermsBody, defaultValues: { monthlyGrant, poolCap, personCap } });
  const { version, stored, showConflict, acceptStored } = useStoredVersion<StoredTerms>(opened);

  async function save(body: OutputOf<typeof CreditTermsBody>): Promise<void> {
    const result = await command.run({ params: { id }, body: { ...body, version } });
    if (!result.ok) {
      if (!showConflict(result.error)) form.showProblem(result.error);
      return;
    }
    toast.show({ message: t('parkCompanies.form.saved', { name }) });
    onClose();
  }

  function changedFields(saved: StoredTerms) {
    const mine = form.getValues();
    const field = (name: 'monthlyGrant' | 'poolCap' | 'personCap', label: string) => ({
      label,
      stored: String(saved[name]),
      own: String(mine[name]),
    });
    return [
      field('monthlyGrant', t('parkCompanies.form.grant')),
      field('poolCap', t('parkCompanies.form.cap')),
      field('personCap', t('parkCompanies.form.person')),
    ];
  }

  const title = t('parkCompanies.termsNamed', { name });
  return (
    <Dialog open onClose={onClose} title={title} closeOnBackdrop={false}>
      <Form form={form} onSubmit={save} label={title}>
        {stored && (
          <ChangedMeanwhile
            fields={changedFields(stored)}
            onUseStored={() => {
              const { version: _version, ...saved } = stored;
              form.reset(saved);
              acceptStored();
            }}
            onKeepOwn={acceptStored}
          />
        )}
        <NumberField
          name="monthlyGrant"
          label={t('parkCompanies.form.grant')}
          help={t('parkCompanies.form.grantHelp')}
        />
        <NumberField name="poolCap" label={t('parkCompanies.form.cap')} help={t('parkCompanies.form.capHelp')} />
        <NumberField name="personCap" label={t('parkCompanies.form.person')} />
        <Cluster justify="end">
          <Button onClick={onClose}>{cancel}</Button>
          <SubmitButton busyText={t('parkCompanies.form.saving')}>{t('parkCompanies.form.save')}</SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}
