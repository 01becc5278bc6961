/** The list of suppliers as the address describes it. */
import { usePagedCall } from '@park/platform';
import { queryFilters } from '../list/query-filters';
import { useListAddress } from '../list/use-list-address';

export const supplierFields = ['category'] as const;

const pageSize = 24;

export function useSupplierList() {
  const address = useListAddress(supplierFields);
  const list = usePagedCall('GET /api/approved-suppliers/query', { query: { queryText: address.text, queryFilters: queryFilters(address.chosen), pageSize } });
  return { address, list };
}

export type SupplierListReading = ReturnType<typeof useSupplierList>;
