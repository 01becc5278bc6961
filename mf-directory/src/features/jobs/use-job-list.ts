/** The job list for the search, filters and order in the address. */
import { formatQueryFilters, useListAddress, usePagedCall } from '@park/platform';
import { listPageSize } from '../../shared/page-sizes';

/** In the order in which the filters are shown. */
export const jobFields = ['contractType', 'workload', 'companyCategory', 'building', 'location', 'company'] as const;

export const jobSorts = ['relevance', 'newest', 'closing'] as const;

export function useJobList() {
  const address = useListAddress(jobFields, { ignoringCase: ['companyCategory'] });
  const sort = jobSorts.find((candidate) => candidate === address.parameter('sort'));
  const list = usePagedCall('GET /api/jobs/query', {
    query: {
      queryText: address.text,
      queryFilters: formatQueryFilters(address.chosen),
      sort,
      pageSize: listPageSize,
      paginationId: address.after,
    },
  });
  return { address, list, sort };
}

export type JobListState = ReturnType<typeof useJobList>;
