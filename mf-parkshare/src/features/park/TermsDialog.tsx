import { CreditTermsBody } from '@park/contract/parking-credits';
import type { ParkingCompany } from '@park/contract/parking-park';
import { useCommand } from '@park/platform';
import { Button, Cluster, Dialog, useToast, useUiTexts } from '@park/ui';
import { Form, NumberField, SubmitButton, useForm, type OutputOf } from '@park/ui/form';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

/** What the park grants a company, and the caps. */
export function TermsDialog({
  company: { id, name, terms },
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

  async function save(body: OutputOf<typeof CreditTermsBody>): Promise<void> {
    const result = await command.run({ params: { id }, body });
    if (!result.ok) return form.showProblem(result.error);
    toast.show({ message: t('parkCompanies.form.saved', { name }) });
    onClose();
  }

  const title = t('parkCompanies.termsNamed', { name });
  return (
    <Dialog open onClose={onClose} title={title} closeOnBackdrop={false}>
      <Form form={form} onSubmit={save} label={title}>
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
