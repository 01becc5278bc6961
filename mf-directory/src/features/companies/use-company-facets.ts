/** What the company list can be narrowed by, in words. */
import type { CallResponse } from '@park/contract';
import type { FacetDefinition, FacetValues } from '../../shared/list/FacetList';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { companyFields, type CompanyField } from './use-company-list';

export type CompanyFacets = CallResponse<'GET /api/companies/query'>['facets'];

export function useCompanyFacets(facets: CompanyFacets): {
  definitions: FacetDefinition<CompanyField>[];
  values: FacetValues<CompanyField> | undefined;
} {
  const { t } = useDirectoryTexts();
  const definitions = companyFields.map((field) => ({ field, legend: t(`companies.facets.${field}`) }));
  if (!facets) return { definitions, values: undefined };
  // "Not linked to EPFL" is nothing that anybody looks for.
  const isEPFL = facets.isEPFL
    ?.filter(({ value }) => value === 'true')
    .map((option) => ({ ...option, label: t('companies.facets.linkedToEPFL') }));
  return { definitions, values: { ...facets, isEPFL } };
}
