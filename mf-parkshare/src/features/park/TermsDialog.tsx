import { CreditTermsBody } from '@park/contract/parking-credits';
import type { ParkingCompany } from '@park/contract/parking-park';
import { useCommand } from '@park/platform';
import { useToast } from '@park/ui';
import { FormDialog, NumberField, useForm, type OutputOf } from '@park/ui/form';
import { EditConflict, useEditConflict } from '@park/ui/pages';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

type StoredTerms = OutputOf<typeof CreditTermsBody> & { readonly version: number };

const valuesOf = ({ monthlyGrant, poolCap, personCap }: StoredTerms) => ({ monthlyGrant, poolCap, personCap });

/** What the park grants a company, and the caps. */
export function TermsDialog({
  company: { id, name, terms, version },
  onClose,
}: {
  readonly company: ParkingCompany;
  readonly onClose: () => void;
}) {
  const { t } = useParkshareTexts();
  const toast = useToast();
  const command = useCommand('PUT /api/parking/companies/{id}/terms', { refreshes: ['GET /api/parking'] });
  const opened: StoredTerms = { ...terms, version };
  const form = useForm({ schema: CreditTermsBody, defaultValues: valuesOf(opened) });
  const { base, conflict, showConflict } = useEditConflict(opened);

  async function save(body: OutputOf<typeof CreditTermsBody>): Promise<void> {
    const result = await command.run({ params: { id }, body: { ...body, version: base.version } });
    if (!result.ok) {
      if (!showConflict(result.error)) form.showProblem(result.error);
      return;
    }
    toast.show({ message: t('parkCompanies.form.saved', { name }) });
    onClose();
  }

  const title = t('parkCompanies.termsNamed', { name });
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={save}
      onClose={onClose}
      submitText={t('parkCompanies.form.save')}
      busyText={t('parkCompanies.form.saving')}
    >
      <EditConflict
        form={form}
        conflict={conflict}
        valuesOf={valuesOf}
        fields={[
          { name: 'monthlyGrant', label: t('parkCompanies.form.grant') },
          { name: 'poolCap', label: t('parkCompanies.form.cap') },
          { name: 'personCap', label: t('parkCompanies.form.person') },
        ]}
      />
      <NumberField name="monthlyGrant" label={t('parkCompanies.form.grant')} help={t('parkCompanies.form.grantHelp')} />
      <NumberField name="poolCap" label={t('parkCompanies.form.cap')} help={t('parkCompanies.form.capHelp')} />
      <NumberField name="personCap" label={t('parkCompanies.form.person')} />
    </FormDialog>
  );
}
