export const suppliersPath = '/approved-suppliers';
export const supplierStatisticsPath = '/approved-suppliers/statistics';

/** Where a supplier is added, or changed. */
export const supplierFormAddress = (id?: string) =>
  id === undefined ? '/approved-suppliers/manage' : `/approved-suppliers/manage?id=${encodeURIComponent(id)}`;
