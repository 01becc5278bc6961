/** The company list for the search, filters and order in the address. */
import { formatQueryFilters, useListAddress, usePagedCall } from '@park/platform';
import { listPageSize } from '../../shared/page-sizes';

/** In the order in which the filters are shown. */
export const companyFields = ['category', 'location', 'tag', 'teamSize', 'founded', 'agreementType', 'isEPFL'] as const;
export type CompanyField = (typeof companyFields)[number];

export const companySorts = ['relevance', 'name', 'newest'] as const;
export type CompanySort = (typeof companySorts)[number];

export function useCompanyList() {
  const address = useListAddress(companyFields, { ignoringCase: ['category', 'agreementType'] });
  const sort = companySorts.find((candidate) => candidate === address.parameter('sort'));
  /** The input without paging; the export uses the same. */
  const filter = { queryText: address.text, queryFilters: formatQueryFilters(address.chosen), sort };
  const list = usePagedCall('GET /api/companies/query', {
    query: { ...filter, pageSize: listPageSize, paginationId: address.after },
  });
  return { address, list, sort, filter };
}

export type CompanyList = ReturnType<typeof useCompanyList>;
