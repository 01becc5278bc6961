import type { RoomAlternative } from '@park/contract/rooms';
import type { Person } from '../../http/access/person';
import { wire, type Interval } from '../../core/time/park-time';
import type { Park } from '../../core/context/app-context';
import { readSituation, widened } from './availability';
import { bookerOf } from './booker';
import { shifted, shortened } from './nearby-slots';
import { roomsInReach, type RoomRow } from './store';

const mostOtherRooms = 3;

/**
 * What to offer instead of a slot that is taken: the same room a little earlier or later, the same room a little
 * shorter, other rooms of the building that hold at least as many, the closest in size first. Each was free a moment ago.
 */
export async function alternativesFor(
  park: Park,
  person: Person,
  room: RoomRow,
  wish: Interval,
): Promise<RoomAlternative[]> {
  const inReach = await roomsInReach(park.database, bookerOf(person));
  const others = inReach
    .filter((other) => other.id !== room.id && other.buildingId === room.buildingId && other.capacity >= room.capacity)
    .sort((one, other) => one.capacity - other.capacity);
  const situation = await readSituation(park, {
    person,
    rooms: [room, ...others],
    during: widened(wish),
    wish,
    language: person.language,
  });
  const isFree = (slot: Interval) => situation.isFree(room, slot);
  const shorter = shortened(wish, isFree);
  const offer = (kind: RoomAlternative['kind'], { id, name }: RoomRow, slot: Interval): RoomAlternative => ({
    kind,
    room: { id, name },
    ...wire(slot),
  });
  return [
    ...shifted(wish, isFree).map((slot) => offer('shift', room, slot)),
    ...(shorter ? [offer('shorten', room, shorter)] : []),
    ...others
      .filter((other) => situation.isFree(other, wish))
      .slice(0, mostOtherRooms)
      .map((other) => offer('room', other, wish)),
  ];
}
