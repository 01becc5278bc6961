import type { ManagedSupplier, SupplierBody } from '@park/contract/suppliers';
import { useCommand, useNavigate } from '@park/platform';
import { ButtonLink, Cluster, useToast, type Option } from '@park/ui';
import { Form, SelectField, SubmitButton, TextAreaField, TextField, useForm, useWatch } from '@park/ui/form';
import { EditConflict, useEditConflict } from '@park/ui/pages';
import { useDirectoryTexts } from '../../../texts/use-directory-texts';
import { suppliersPath } from '../supplier-address';
import { SupplierInput, valuesOf } from './supplier-values';

const refreshes = ['GET /api/approved-suppliers', 'GET /api/stats/suppliers'];

export interface SupplierFormProps {
  readonly supplier?: ManagedSupplier | undefined;
  readonly categories: readonly Option[];
}

/** Both languages are below each other, so that a missing one is noticed. */
export function SupplierForm({ supplier, categories }: SupplierFormProps) {
  const { t } = useDirectoryTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const add = useCommand('POST /api/approved-suppliers', { refreshes });
  const change = useCommand('PUT /api/approved-suppliers/{id}', { refreshes });
  const { base, conflict, showConflict } = useEditConflict(supplier);
  const form = useForm({ schema: SupplierInput, defaultValues: valuesOf(supplier) });
  const [english, french] = useWatch({ control: form.control, name: ['texts.en.description', 'texts.fr.description'] });

  async function handleSave(body: SupplierBody): Promise<void> {
    const result = base
      ? await change.run({ params: { id: base.id }, body: { ...body, version: base.version } })
      : await add.run({ body });
    if (result.ok) {
      toast.show({ message: t('supplier.saved', { name: body.name }) });
      return void navigate(suppliersPath);
    }
    if (!showConflict(result.error)) form.showProblem(result.error);
  }

  const categoryLabel = (id: unknown) => categories.find(({ value }) => value === id)?.label ?? String(id);
  return (
    <Form
      form={form}
      onSubmit={handleSave}
      label={supplier ? t('supplier.edit', { name: supplier.name }) : t('supplier.add')}
    >
      <EditConflict
        form={form}
        conflict={conflict}
        valuesOf={valuesOf}
        fields={[
          { name: 'name', label: t('supplier.name') },
          { name: 'category', label: t('supplier.category'), show: categoryLabel },
          { name: 'texts.en.description', label: t('supplier.descriptionEnglish') },
          { name: 'texts.fr.description', label: t('supplier.descriptionFrench') },
          { name: 'website', label: t('supplier.website') },
          { name: 'email', label: t('supplier.email') },
          { name: 'phone', label: t('supplier.phone') },
        ]}
      />
      <TextField name="name" label={t('supplier.name')} autoComplete="off" />
      <SelectField
        name="category"
        label={t('supplier.category')}
        options={categories}
        placeholder={t('supplier.chooseCategory')}
      />
      <TextAreaField
        name="texts.en.description"
        label={t('supplier.descriptionEnglish')}
        help={t('supplier.descriptionHelp')}
        lang="en"
        rows={4}
        optional={french.trim() !== ''}
      />
      <TextAreaField
        name="texts.fr.description"
        label={t('supplier.descriptionFrench')}
        lang="fr"
        rows={4}
        optional={english.trim() !== ''}
      />
      <TextField name="website" label={t('supplier.website')} type="url" inputMode="url" autoComplete="off" optional />
      <TextField name="email" label={t('supplier.email')} type="email" autoComplete="off" optional />
      <TextField name="phone" label={t('supplier.phone')} type="tel" autoComplete="off" optional />
      <Cluster>
        <SubmitButton busyText={t('supplier.saving')}>
          {supplier ? t('supplier.save') : t('supplier.addThis')}
        </SubmitButton>
        <ButtonLink variant="quiet" href={suppliersPath}>
          {t('supplier.cancel')}
        </ButtonLink>
      </Cluster>
    </Form>
  );
}
