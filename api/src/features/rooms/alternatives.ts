import type { RoomAlternative } from '@park/contract/rooms';
import type { Person } from '../../http/access/person';
import { wire, type Interval } from '../../core/time/park-time';
import type { AppContext } from '../../core/context/app-context';
import { loadSlotChecker, withMargin } from './availability';
import { bookerOf } from './booker';
import { shiftedSlots, shortenedSlot } from './nearby-slots';
import { listBookableRooms, type RoomRow } from './store';

const maxOtherRooms = 3;

/**
 * Returns free slots to offer instead of a taken one: the same room slightly earlier or later, the same room for a
 * shorter time, and other rooms of the building with at least the same capacity, closest in size first.
 */
export async function findAlternatives(
  context: AppContext,
  person: Person,
  room: RoomRow,
  requested: Interval,
): Promise<RoomAlternative[]> {
  const inReach = await listBookableRooms(context.database, bookerOf(person));
  const others = inReach
    .filter((other) => other.id !== room.id && other.buildingId === room.buildingId && other.capacity >= room.capacity)
    .sort((one, other) => one.capacity - other.capacity);
  const checker = await loadSlotChecker(context, {
    person,
    rooms: [room, ...others],
    during: withMargin(requested),
    requested,
    language: person.language,
  });
  const isFree = (slot: Interval) => checker.isFree(room, slot);
  const shorter = shortenedSlot(requested, isFree);
  const offer = (kind: RoomAlternative['kind'], { id, name }: RoomRow, slot: Interval): RoomAlternative => ({
    kind,
    room: { id, name },
    ...wire(slot),
  });
  return [
    ...shiftedSlots(requested, isFree).map((slot) => offer('shift', room, slot)),
    ...(shorter ? [offer('shorten', room, shorter)] : []),
    ...others
      .filter((other) => checker.isFree(other, requested))
      .slice(0, maxOtherRooms)
      .map((other) => offer('room', other, requested)),
  ];
}
