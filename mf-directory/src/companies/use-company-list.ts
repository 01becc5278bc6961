/** The company list as the address describes it. */
import { usePagedCall } from '@park/platform';
import { queryFilters } from '../list/query-filters';
import { useListAddress } from '../list/use-list-address';

/** In the order in which the filters are offered. */
export const companyFields = ['category', 'location', 'tag', 'agreementType', 'isEPFL'] as const;
export type CompanyField = (typeof companyFields)[number];

export const companySorts = ['relevance', 'name', 'newest'] as const;
export type CompanySort = (typeof companySorts)[number];

/** A multiple of two, three and four columns. */
const pageSize = 24;

export function useCompanyList() {
  const address = useListAddress(companyFields);
  const sort = companySorts.find((candidate) => candidate === address.parameter('sort'));
  const list = usePagedCall('GET /api/companies/query', {
    query: { queryText: address.text, queryFilters: queryFilters(address.chosen), sort, pageSize },
  });
  return { address, list, sort };
}

export type CompanyList = ReturnType<typeof useCompanyList>;
