import type { CompanyChange, ManagedCompany } from '@park/contract/company-editing';
import { teamSizeLabel, teamSizes } from '@park/contract/company-facts';
import { CompanyForm } from '@park/contract/company-forms';
import { useCall, useCommand } from '@park/platform';
import { useToast } from '@park/ui';
import {
  CheckboxField,
  Form,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
  type OutputOf,
} from '@park/ui/form';
import { useState } from 'react';
import { catalogOptions } from '../../shared/catalog-options';
import { withPresentOption } from '../../shared/with-present-option';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { MergeCompany } from './MergeCompany';
import { refreshesCompanies } from './refreshed-calls';
import { SectorField, splitSectors } from './SectorField';

type Values = OutputOf<typeof CompanyForm>;

const valuesOf = (company: ManagedCompany): Values => ({
  name: company.name,
  category: company.category,
  agreementType: company.agreementType,
  isEPFL: company.isEPFL,
  isPublished: company.isPublished,
  descriptions: company.descriptions,
  website: company.website ?? '',
  email: company.email ?? '',
  phone: company.phone ?? '',
  address: company.address ?? '',
  location: company.location ?? '',
  tags: company.sectors.join(', '),
  teamSize: company.teamSize ?? '',
  foundedIn: company.foundedIn == null ? '' : String(company.foundedIn),
});

const bodyOf = (values: Values, { version, may }: Pick<ManagedCompany, 'version' | 'may'>): CompanyChange => {
  const { name, category, agreementType, isEPFL, isPublished, location, tags, teamSize, foundedIn, ...profile } =
    values;
  return {
    version,
    ...profile,
    location: location || null,
    teamSize: teamSizes.find((size) => size === teamSize) ?? null,
    foundedIn: foundedIn === '' ? null : Number(foundedIn),
    tags: [],
    sectors: splitSectors(tags),
    ...(may.editIdentity ? { identity: { name, category, agreementType, isEPFL, isPublished } } : {}),
  };
};

/** The profile in both languages. If somebody else saved meanwhile, both texts stay visible. */
export function CompanyFormSection({ company }: { readonly company: ManagedCompany }) {
  const { t } = usePortalTexts();
  const { show } = useToast();
  const [base, setBase] = useState(company);
  // The record that an earlier attempt was based on, after somebody else saved meanwhile.
  const [before, setBefore] = useState<ManagedCompany>();
  const locations = useCall('GET /api/catalogs/{id}', { params: { id: 'locations' } });
  const categories = useCall('GET /api/catalogs/{id}', { params: { id: 'company-categories' } });
  const save = useCommand('PUT /api/companies/{id}', refreshesCompanies);
  const form = useForm({ schema: CompanyForm, defaultValues: valuesOf(company) });

  async function send(values: Values): Promise<void> {
    const result = await save.run({ params: { id: company.id }, body: bodyOf(values, base) });
    if (result.ok) {
      setBase(result.data);
      setBefore(undefined);
      form.reset(valuesOf(result.data));
      return void show({ message: t('people.companyEdit.saved') });
    }
    const { status, details } = result.error;
    if (status !== 409 || !details || typeof details !== 'object' || !('current' in details))
      return form.showProblem(result.error);
    const current = details.current as ManagedCompany;
    setBefore(base);
    setBase(current);
  }

  return (
    <Form form={form} onSubmit={send} label={t('people.companyEdit.title')}>
      {before && <MergeCompany key={base.version} form={form} original={valuesOf(before)} theirs={valuesOf(base)} />}
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
