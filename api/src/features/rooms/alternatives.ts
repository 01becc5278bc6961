import type { RoomAlternative, RoomTakenDetails } from '@park/contract/room-bookings';
import type { RoomRefusal } from '@park/contract/rooms';
import type { Person } from '../../http/access/person';
import { dayInterval, dayOf, isoInterval, type Interval } from '../../core/time/park-time';
import type { AppContext } from '../../core/context/app-context';
import { loadSlotChecker, withMargin, type SlotChecker } from './availability';
import { bookerOf } from './booker';
import { freeUntil, nextFreeSlot, shiftedSlots, shortenedSlot } from './nearby-slots';
import { listBookableRooms, type RoomRow } from './store';

const maxOtherRooms = 3;
/** A room with more than this many times the seats is not offered. */
const maxSeatsFactor = 3;

export interface AlternativesQuery {
  room: RoomRow;
  requested: Interval;
  /** Null if unknown: then as many as the requested room has seats. */
  people: number | null;
  /** Whose limits and hours count, if not the person's. */
  owner?: { id: string; companyId: string } | undefined;
  /** Occurrences that are about to move, which therefore take no room. */
  ignoring?: readonly string[];
}

/**
 * Returns what to offer instead of a taken slot: the same room slightly earlier or later, the same room for a shorter
 * time, and other rooms that fit the people and have the same equipment.
 */
export const findAlternatives = async (
  context: AppContext,
  person: Person,
  query: AlternativesQuery,
): Promise<RoomTakenDetails> => (await decideWithAlternatives(context, person, query)).details();

/** Why the slot is refused at this moment, without a lock, and what could be booked instead; both from the same reading. */
export async function decideWithAlternatives(
  context: AppContext,
  person: Person,
  { room, requested, people, owner, ignoring }: AlternativesQuery,
): Promise<{ refusal: RoomRefusal | null; details: () => RoomTakenDetails }> {
  const zone = context.configuration.parkTimeZone;
  const inReach = await listBookableRooms(context.database, bookerOf(person));
  const others = rankOtherRooms(room, inReach, people ?? room.capacity);
  const day = dayInterval(dayOf(requested.start, zone), zone);
  const near = withMargin(requested);
  const checker = await loadSlotChecker(context, {
    person,
    rooms: [room, ...others],
    during: { start: near.start < day.start ? near.start : day.start, end: near.end > day.end ? near.end : day.end },
    requested,
    owner,
    language: person.language,
    ...(ignoring ? { ignoring } : {}),
  });
  return {
    refusal: checker.refusalOf(room, requested),
    details: () => alternativesOf(checker, { room, others, requested, day }),
  };
}

interface Question {
  room: RoomRow;
  others: readonly RoomRow[];
  requested: Interval;
  day: Interval;
}

function alternativesOf(checker: SlotChecker, { room, others, requested, day }: Question): RoomTakenDetails {
  const isFree = (slot: Interval) => checker.isFree(room, slot);
  const shorter = shortenedSlot(requested, isFree);
  const next = nextFreeSlot(requested, day.end, isFree);
  const offer = (kind: RoomAlternative['kind'], { id, name }: RoomRow, slot: Interval): RoomAlternative => ({
    kind,
    room: { id, name },
    ...isoInterval(slot),
  });
  return {
    alternatives: [
      ...shiftedSlots(requested, isFree).map((slot) => offer('shift', room, slot)),
      ...(shorter ? [offer('shorten', room, shorter)] : []),
      ...others
        .filter((other) => checker.isFree(other, requested))
        .slice(0, maxOtherRooms)
        .map((other) => offer('room', other, requested)),
    ],
    nextFree: next && { ...isoInterval(next), freeUntil: freeUntil(next, day.end, isFree).toISOString() },
  };
}

/**
 * The rooms that fit instead of another one: seats for the people and at most three times as many, the same equipment.
 * Rooms of the building come first, then the nearest; rooms that are booked at once before those on request.
 */
export function rankOtherRooms<R extends RankedRoom>(room: RankedRoom, rooms: readonly R[], people: number): R[] {
  return rooms
    .filter(
      (other) =>
        other.id !== room.id &&
        other.capacity >= people &&
        other.capacity <= people * maxSeatsFactor &&
        room.equipment.every((item) => other.equipment.includes(item)),
    )
    .sort(
      (one, other) =>
        Number(one.needsApproval) - Number(other.needsApproval) ||
        distance(room, one) - distance(room, other) ||
        one.capacity - other.capacity,
    );
}

type RankedRoom = Place & Pick<RoomRow, 'id' | 'capacity' | 'equipment' | 'needsApproval'>;
type Place = Pick<RoomRow, 'buildingId' | 'latitude' | 'longitude'>;

/** In degrees, which is enough to compare within a park; buildings without coordinates come last. */
function distance(from: Place, to: Place): number {
  if (from.buildingId === to.buildingId) return 0;
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null)
    return Number.MAX_VALUE;
  const perLongitude = Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(from.latitude - to.latitude, (from.longitude - to.longitude) * perLongitude);
}
