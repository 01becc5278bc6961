import { hasPermission } from '@park/domain';
import type { Person } from '../../http/access/person';
import type { CalendarViewer } from './responses';
import type { Booker } from './rules';

/** Room managers may book every room (MISS-13). */
export const canManageRooms = (person: Person): boolean => hasPermission(person.role, 'BookARoom_Manage');

export const bookerOf = (person: Person): Booker => ({
  contractIds: person.contractIds,
  managesRooms: canManageRooms(person),
});

export const viewerOf = (person: Person): CalendarViewer => ({
  personId: person.id,
  managesRooms: canManageRooms(person),
});
