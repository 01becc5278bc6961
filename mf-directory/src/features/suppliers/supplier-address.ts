export const suppliersPath = '/approved-suppliers';
export const supplierStatisticsPath = '/approved-suppliers/statistics';

/** Address of the form for a new supplier, or for an existing one. */
export const supplierFormAddress = (id?: string) =>
  id === undefined ? '/approved-suppliers/manage' : `/approved-suppliers/manage?id=${encodeURIComponent(id)}`;
