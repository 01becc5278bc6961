import { hasPermission, Role } from '@park/domain';
import type { Person } from '../../http/access/person';
import type { Booker } from './rules';

/** Room managers may book every room (MISS-13). */
export const canManageRooms = (person: Person): boolean => hasPermission(person.role, 'BookARoom_Manage');

/** What decides which rooms a person may book: contracts, or PERM-03 for every room (MISS-13). */
export const bookerOf = (person: Person): Booker => ({
  contractIds: person.contractIds,
  managesRooms: canManageRooms(person),
});

/**
 * The contract that a change of a booking is charged to; null: none, undefined: any of the person's. What the park's staff
 * booked for another company has none, so a change by its owner is charged as if the owner booked it.
 */
export function contractOfChange(
  person: Person,
  { contractId, companyId }: { contractId: number | null; companyId: string },
): number | null | undefined {
  if (contractId !== null || canManageRooms(person) || person.companyId !== companyId) return contractId;
  return undefined;
}

/** The person who reads calendars and bookings. */
export interface CalendarViewer {
  personId: string;
  managesRooms: boolean;
  /** The company whose bookings the person sees, cancels and hands over; null for everybody else. */
  leadsCompanyId: string | null;
  companyId: string;
}

const leadRoles: readonly (number | null)[] = [Role.CompanyAdministrator, Role.CompanySupervisor];

/** What decides which bookings a person sees and changes. */
export const viewerOf = (person: Person): CalendarViewer => ({
  personId: person.id,
  managesRooms: canManageRooms(person),
  leadsCompanyId: leadRoles.includes(person.role) ? person.companyId : null,
  companyId: person.companyId,
});

interface Owned {
  ownerId: string | null;
  companyId: string;
  bookedBy: string | null;
  isForColleague: boolean;
}

/** Booked by the reader for a colleague of the same company. */
const isBookedFor = ({ isForColleague, bookedBy, companyId }: Owned, viewer: CalendarViewer): boolean =>
  isForColleague && bookedBy === viewer.personId && companyId === viewer.companyId;

/** False for a booking without an owner. */
export const isOwnedBy = (booking: Pick<Owned, 'ownerId'>, viewer: CalendarViewer): boolean =>
  booking.ownerId === viewer.personId;

/**
 * Owners, room managers, the leads of the booking's company and the colleague who booked it for the owner see its details,
 * cancel it and hand it over.
 */
export const canSeeDetails = (booking: Owned, viewer: CalendarViewer): boolean =>
  isOwnedBy(booking, viewer) ||
  viewer.managesRooms ||
  viewer.leadsCompanyId === booking.companyId ||
  isBookedFor(booking, viewer);

/** Only owners and room managers change times and texts. */
export const canChange = (booking: Pick<Owned, 'ownerId'>, viewer: CalendarViewer): boolean =>
  isOwnedBy(booking, viewer) || viewer.managesRooms;
