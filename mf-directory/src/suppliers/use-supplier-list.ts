/** The list of suppliers as the address describes it. */
import { queryFilters, useListAddress, usePagedCall, usePermission } from '@park/platform';

export const supplierFields = ['category'] as const;

const pageSize = 24;

export function useSupplierList() {
  const address = useListAddress(supplierFields);
  const mayManage = usePermission('Suppliers_Manage');
  /** Those that were taken off the list; for everybody else the list is the only one. */
  const isArchive = mayManage && address.parameter('archived') === 'true';
  const list = usePagedCall('GET /api/approved-suppliers/query', {
    query: { queryText: address.text, queryFilters: queryFilters(address.chosen), archived: isArchive || undefined, pageSize },
  });
  return { address, list, mayManage, isArchive };
}

export type SupplierListReading = ReturnType<typeof useSupplierList>;
