import { hasPermission } from '@park/domain';
import type { Person } from '../../http/access/person';
import type { Reader } from './answers';
import type { Booker } from './rules';

/** Managing opens all rooms (MISS-13). */
export const managesRooms = (person: Person): boolean => hasPermission(person.role, 'BookARoom_Manage');

export const bookerOf = (person: Person): Booker => ({
  contractIds: person.contractIds,
  managesRooms: managesRooms(person),
});

export const readerOf = (person: Person): Reader => ({ personId: person.id, managesRooms: managesRooms(person) });
