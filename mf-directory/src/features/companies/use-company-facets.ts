/** The filters of the company list with their labels. */
import type { CallResponse } from '@park/contract';
import { useConfiguration, useSession } from '@park/platform';
import type { FacetDefinition, FacetValues } from '../../shared/list/FacetList';
import { useDirectoryTexts } from '../../texts/use-directory-texts';
import { companyFields, type CompanyField } from './use-company-list';

export type CompanyFacets = CallResponse<'GET /api/companies/query'>['facets'];

export function useCompanyFacets(facets: CompanyFacets): {
  definitions: FacetDefinition<CompanyField>[];
  values: FacetValues<CompanyField> | undefined;
} {
  const { t } = useDirectoryTexts();
  const { campusName } = useConfiguration();
  const { isLoggedIn } = useSession();
  // Agreements are between the park and its companies; visitors cannot tell them apart.
  const fields = companyFields.filter((field) => isLoggedIn || field !== 'agreementType');
  const definitions = fields.map((field) => ({ field, legend: t(`companies.facets.${field}`) }));
  if (!facets) return { definitions, values: undefined };
  // Nobody filters by "Not linked to the campus", and not every park has one.
  const isEPFL = facets.isEPFL
    ?.filter(({ value }) => value === 'true' && campusName)
    .map((option) => ({ ...option, label: t('companies.facets.linkedToCampus', { campus: campusName ?? '' }) }));
  return { definitions, values: { ...facets, isEPFL } };
}
