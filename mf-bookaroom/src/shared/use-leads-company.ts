import { usePermission } from '@park/platform';

/** Company administrators and supervisors see the bookings of their company. */
export const useLeadsCompany = (): boolean => usePermission('Collaborator_Manage');
