/** Conversion between a company's record and the values of the form. */
import type { CompanyChange, ManagedCompany } from '@park/contract/company-editing';
import { teamSizes } from '@park/contract/company-facts';
import type { CompanyForm } from '@park/contract/company-forms';
import type { OutputOf } from '@park/ui/form';
import { splitSectors } from './SectorField';

export type CompanyValues = OutputOf<typeof CompanyForm>;

export const valuesOf = (company: ManagedCompany): CompanyValues => ({
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

export const bodyOf = (
  values: CompanyValues,
  { version, may }: Pick<ManagedCompany, 'version' | 'may'>,
): CompanyChange => {
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

/**
 * The version to send with changes of the profile. The switch, the logo and the exit make new versions as well; they
 * are no conflict while the profile itself is the one that the form is based on.
 */
export const versionOf = (base: ManagedCompany, current: ManagedCompany): number =>
  JSON.stringify(valuesOf(current)) === JSON.stringify(valuesOf(base))
    ? Math.max(base.version, current.version)
    : base.version;
