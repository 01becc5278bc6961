import type { ManagedCompany } from '@park/contract/company-editing';
import { teamSizeLabel, teamSizes } from '@park/contract/company-facts';
import { CompanyForm } from '@park/contract/company-forms';
import { useCall, useCommand } from '@park/platform';
import { useToast } from '@park/ui';
import { CheckboxField, Form, SelectField, SubmitButton, TextAreaField, TextField, useForm } from '@park/ui/form';
import { EditConflict, useEditConflict } from '@park/ui/pages';
import { catalogOptions } from '../../shared/catalog-options';
import { withPresentOption } from '../../shared/with-present-option';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { bodyOf, valuesOf, versionOf, type CompanyValues } from './company-values';
import { refreshesCompanies } from './refreshed-calls';
import { SectorField } from './SectorField';
import { useCompanyConflictFields } from './use-company-conflict-fields';

/** The profile in both languages. If somebody else saved meanwhile, both texts stay visible. */
export function CompanyFormSection({ company }: { readonly company: ManagedCompany }) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const { base, conflict, showConflict, settle } = useEditConflict(company);
  const conflictFields = useCompanyConflictFields();
  const locations = useCall('GET /api/catalogs/{id}', { params: { id: 'locations' } });
  const categories = useCall('GET /api/catalogs/{id}', { params: { id: 'company-categories' } });
  const save = useCommand('PUT /api/companies/{id}', refreshesCompanies);
  const form = useForm({ schema: CompanyForm, defaultValues: valuesOf(company) });

  async function send(values: CompanyValues): Promise<void> {
    const version = versionOf(base, company);
    const result = await save.run({ params: { id: company.id }, body: bodyOf(values, { ...base, version }) });
    if (!result.ok) {
      if (!showConflict(result.error)) form.showProblem(result.error);
      return;
    }
    settle(result.data);
    form.reset(valuesOf(result.data));
    show({ message: t('people.companyEdit.saved') });
  }

  return (
    <Form form={form} onSubmit={send} label={t('people.companyEdit.title')}>
      <EditConflict form={form} conflict={conflict} fields={conflictFields} valuesOf={valuesOf} />
      {company.may.editIdentity && (
        <>
          <TextField name="name" label={t('people.companyEdit.name')} />
          <SelectField
            name="category"
            label={t('people.companyEdit.category')}
            options={withPresentOption(catalogOptions(categories.data?.items, company.category), company.category)}
          />
          <TextField name="agreementType" label={t('people.companyEdit.agreement')} optional />
          <CheckboxField name="isEPFL" label={t('people.companyEdit.isEPFL')} />
          <CheckboxField name="isPublished" label={t('people.companyEdit.isPublished')} />
        </>
      )}
      <TextAreaField
        name="descriptions.en"
        label={t('people.companyEdit.descriptionEn')}
        help={t('people.companyEdit.descriptionHelp')}
        lang="en"
        rows={6}
        optional
      />
      <TextAreaField
        name="descriptions.fr"
        label={t('people.companyEdit.descriptionFr')}
        help={t('people.companyEdit.descriptionHelp')}
        lang="fr"
        rows={6}
        optional
      />
      <TextField name="website" label={t('people.companyEdit.website')} type="url" optional />
      <TextField name="email" label={t('people.companyEdit.email')} type="email" optional />
      <TextField name="phone" label={t('people.companyEdit.phone')} type="tel" optional />
      <TextField name="address" label={t('people.companyEdit.address')} optional />
      <SelectField
        name="location"
        label={t('people.companyEdit.building')}
        placeholder={t('people.companyEdit.noBuilding')}
        options={withPresentOption(catalogOptions(locations.data?.items), company.location)}
        optional
      />
      <SectorField form={form} />
      <SelectField
        name="teamSize"
        label={t('people.companyEdit.teamSize')}
        placeholder={t('people.companyEdit.notKnown')}
        options={teamSizes.map((size) => ({ value: size, label: teamSizeLabel(size) }))}
        optional
      />
      <TextField
        name="foundedIn"
        label={t('people.companyEdit.foundedIn')}
        help={t('people.companyEdit.foundedInHelp')}
        inputMode="numeric"
        optional
      />
      <SubmitButton busyText={t('people.companyEdit.saving')}>{t('people.companyEdit.save')}</SubmitButton>
    </Form>
  );
}
