import { NewCompanyForm } from '@park/contract/company-forms';
import { useCall, useCommand } from '@park/platform';
import { useToast } from '@park/ui';
import { FormDialog, SelectField, TextField, useForm, type OutputOf } from '@park/ui/form';
import { catalogOptions } from '../../shared/catalog-options';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesCompanies } from './refreshed-calls';

interface NewCompanyDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

export function NewCompanyDialog({ onClose, onCreated }: NewCompanyDialogProps) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const categories = useCall('GET /api/catalogs/{id}', { params: { id: 'company-categories' } });
  const create = useCommand('POST /api/companies', refreshesCompanies);
  const form = useForm({ schema: NewCompanyForm, defaultValues: { name: '', category: '', agreementType: '' } });
  async function send(body: OutputOf<typeof NewCompanyForm>): Promise<void> {
    const result = await create.run({ body });
    if (!result.ok) return form.showProblem(result.error);
    show({ message: t('people.companyEdit.created', { company: result.data.name }) });
    onClose();
    onCreated(result.data.id);
  }
  return (
    <FormDialog
      title={t('people.companyEdit.createTitle')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitText={t('people.companyEdit.create')}
      busyText={t('people.companyEdit.saving')}
    >
      <TextField name="name" label={t('people.companyEdit.name')} autoComplete="off" />
      <SelectField
        name="category"
        label={t('people.companyEdit.category')}
        placeholder
        options={catalogOptions(categories.data?.items)}
      />
      <TextField name="agreementType" label={t('people.companyEdit.agreement')} autoComplete="off" optional />
    </FormDialog>
  );
}
