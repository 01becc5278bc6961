/** From the answers of the two booking calls to one list in order of time. Pure. */
import type { CallAnswer } from '@park/contract';

type RoomBooking = CallAnswer<'GET /api/rooms/bookings'>['items'][number];
type ParkingBooking = CallAnswer<'GET /api/parking/bookings'>['items'][number];

interface Coming {
  readonly key: string;
  readonly start: string;
  readonly end: string;
}

export interface ComingRoom extends Coming {
  readonly kind: 'room';
  readonly title: string;
  readonly room: string;
  readonly building: string;
  readonly isPending: boolean;
}

export interface ComingSpot extends Coming {
  readonly kind: 'parking';
  readonly lot: string;
  readonly spot: string;
  readonly half: 'am' | 'pm' | 'day';
}

export type ComingBooking = ComingRoom | ComingSpot;

/** Occurrences that are neither over nor given up. One that runs now still counts. */
function comingRooms(bookings: readonly RoomBooking[], now: number): ComingRoom[] {
  return bookings.flatMap(({ title, room, occurrences }) =>
    occurrences
      .filter(({ state, end }) => (state === 'booked' || state === 'pending') && Date.parse(end) > now)
      .map(({ id, start, end, state }) => ({ kind: 'room' as const, key: `room-${id}`, title, room: room.name, building: room.building.name, start, end, isPending: state === 'pending' })),
  );
}

/** One entry per day and spot, with the halves that are still to end. */
function comingSpots(bookings: readonly ParkingBooking[], now: number): ComingSpot[] {
  return bookings.flatMap(({ id, lot, spot, halves }) => {
    const kept = halves.filter(({ state, end }) => state === 'booked' && Date.parse(end) > now).sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
    const [first] = kept;
    const last = kept.at(-1);
    if (!first || !last) return [];
    return [{ kind: 'parking' as const, key: `parking-${id}`, lot: lot.name, spot: spot.number, half: kept.length > 1 ? ('day' as const) : first.half, start: first.start, end: last.end }];
  });
}

/** Soonest first. */
export function comingBookings(rooms: readonly RoomBooking[], spots: readonly ParkingBooking[], now: Date): readonly ComingBooking[] {
  const time = now.getTime();
  return [...comingRooms(rooms, time), ...comingSpots(spots, time)].sort((one, other) => Date.parse(one.start) - Date.parse(other.start) || Date.parse(one.end) - Date.parse(other.end));
}
