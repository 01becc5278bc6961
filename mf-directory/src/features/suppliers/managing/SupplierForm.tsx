import type { ManagedSupplier, SupplierBody } from '@park/contract/suppliers';
import { useCommand, useNavigate } from '@park/platform';
import { Button, ButtonLink, Cluster, Notice, useToast, type Option } from '@park/ui';
import { Form, SelectField, SubmitButton, TextAreaField, TextField, useForm, useWatch } from '@park/ui/form';
import { useState } from 'react';
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
  /** The version that another person has saved meanwhile. */
  const [newer, setNewer] = useState<ManagedSupplier>();
  const [version, setVersion] = useState(supplier?.version ?? 0);
  const form = useForm({ schema: SupplierInput, defaultValues: valuesOf(supplier) });
  const [english, french] = useWatch({ control: form.control, name: ['texts.en.description', 'texts.fr.description'] });

  async function save(body: SupplierBody): Promise<void> {
    const result = supplier
      ? await change.run({ params: { id: supplier.id }, body: { ...body, version } })
      : await add.run({ body });
    if (result.ok) {
      toast.show({ tone: 'success', message: t('supplier.saved', { name: body.name }) });
      return void navigate(suppliersPath);
    }
    if (result.error.status === 409)
      setNewer((result.error.details as { current?: ManagedSupplier } | undefined)?.current);
    form.showProblem(result.error);
  }

  /** On a conflict the person decides which version is kept. */
  const takeTheirs = (theirs: ManagedSupplier) => {
    form.reset(valuesOf(theirs));
    form.clearSummary();
    setVersion(theirs.version);
    setNewer(undefined);
  };
  const keepMine = (theirs: ManagedSupplier) => {
    form.clearSummary();
    setVersion(theirs.version);
    setNewer(undefined);
  };

  return (
    <Form
      form={form}
      onSubmit={save}
      label={supplier ? t('supplier.edit', { name: supplier.name }) : t('supplier.add')}
    >
      {newer && (
        <Notice tone="warning" title={t('supplier.conflict.title')}>
          <p>{t('supplier.conflict.reason')}</p>
          <Cluster>
            <Button onClick={() => takeTheirs(newer)}>{t('supplier.conflict.takeTheirs')}</Button>
            <Button onClick={() => keepMine(newer)}>{t('supplier.conflict.keepMine')}</Button>
          </Cluster>
        </Notice>
      )}
      <TextField name="name" label={t('supplier.name')} autoComplete="off" maxLength={120} />
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
        maxLength={2000}
        optional={french.trim() !== ''}
      />
      <TextAreaField
        name="texts.fr.description"
        label={t('supplier.descriptionFrench')}
        lang="fr"
        rows={4}
        maxLength={2000}
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
