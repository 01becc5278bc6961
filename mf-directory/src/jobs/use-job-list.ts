/** The job list as the address describes it. */
import { usePagedCall } from '@park/platform';
import { queryFilters } from '../list/query-filters';
import { useListAddress } from '../list/use-list-address';

/** In the order in which the filters are offered. */
export const jobFields = ['contractType', 'location', 'company'] as const;
export type JobField = (typeof jobFields)[number];

const pageSize = 24;

export function useJobList() {
  const address = useListAddress(jobFields);
  const list = usePagedCall('GET /api/jobs/query', { query: { queryText: address.text, queryFilters: queryFilters(address.chosen), pageSize } });
  return { address, list };
}

export type JobListReading = ReturnType<typeof useJobList>;
