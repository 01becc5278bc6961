/** The supplier list for the search, filters and order in the address. */
import { formatQueryFilters, useListAddress, usePagedCall, usePermission } from '@park/platform';
import { listPageSize } from '../../shared/page-sizes';

export const supplierFields = ['category'] as const;

export const supplierSorts = ['relevance', 'recommended', 'name'] as const;

export function useSupplierList() {
  const address = useListAddress(supplierFields);
  const canManage = usePermission('Suppliers_Manage');
  /** The archive is only for people who manage suppliers. */
  const isArchive = canManage && address.parameter('archived') === 'true';
  const sort = supplierSorts.find((candidate) => candidate === address.parameter('sort'));
  const list = usePagedCall('GET /api/approved-suppliers/query', {
    query: {
      queryText: address.text,
      queryFilters: formatQueryFilters(address.chosen),
      archived: isArchive || undefined,
      sort,
      pageSize: listPageSize,
      paginationId: address.after,
    },
  });
  return { address, list, sort, canManage, isArchive };
}

export type SupplierListState = ReturnType<typeof useSupplierList>;
