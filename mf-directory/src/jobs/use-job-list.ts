/** The job list as the address describes it. */
import { queryFilters, useListAddress, usePagedCall } from '@park/platform';

/** In the order in which the filters are offered. */
export const jobFields = ['contractType', 'workload', 'companyCategory', 'building', 'location', 'company'] as const;
export type JobField = (typeof jobFields)[number];

const pageSize = 24;

export function useJobList() {
  const address = useListAddress(jobFields, { ignoringCase: ['companyCategory'] });
  const list = usePagedCall('GET /api/jobs/query', { query: { queryText: address.text, queryFilters: queryFilters(address.chosen), pageSize } });
  return { address, list };
}

export type JobListReading = ReturnType<typeof useJobList>;
