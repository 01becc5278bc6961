/** The list of suppliers as the address describes it. */
import { formatQueryFilters, useListAddress, usePagedCall, usePermission } from '@park/platform';
import { listPageSize } from '../../shared/page-sizes';

export const supplierFields = ['category'] as const;

export const supplierSorts = ['relevance', 'recommended', 'name'] as const;

export function useSupplierList() {
  const address = useListAddress(supplierFields);
  const canManage = usePermission('Suppliers_Manage');
  /** Those that were taken off the list; for everybody else the list is the only one. */
  const isArchive = canManage && address.parameter('archived') === 'true';
  const sort = supplierSorts.find((candidate) => candidate === address.parameter('sort'));
  const list = usePagedCall('GET /api/approved-suppliers/query', {
    query: {
      queryText: address.text,
      queryFilters: formatQueryFilters(address.chosen),
      archived: isArchive || undefined,
      sort,
      pageSize: listPageSize,
    },
  });
  return { address, list, sort, canManage, isArchive };
}

export type SupplierListState = ReturnType<typeof useSupplierList>;
