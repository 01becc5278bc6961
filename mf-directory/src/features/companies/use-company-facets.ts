/** The filters of the company list with their labels. */
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
  // Nobody filters by "Not linked to EPFL".
  const isEPFL = facets.isEPFL
    ?.filter(({ value }) => value === 'true')
    .map((option) => ({ ...option, label: t('companies.facets.linkedToEPFL') }));
  return { definitions, values: { ...facets, isEPFL } };
}
