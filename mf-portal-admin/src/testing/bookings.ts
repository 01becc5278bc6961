/** Bookings as the api answers them. */
import type { CallResponse } from '@park/contract';

export type RoomBookings = CallResponse<'GET /api/rooms/bookings'>;
export type ParkingBookings = CallResponse<'GET /api/parking/bookings'>;
type RoomBooking = RoomBookings['items'][number];
type Occurrence = RoomBooking['occurrences'][number];
type ParkingBooking = ParkingBookings['items'][number];

export const noRooms: RoomBookings = { items: [], paginationId: null };
export const noParking: ParkingBookings = { items: [], paginationId: null, parkshareCredits: 4 };

export function occurrence(start: string, end: string, state: Occurrence['state'] = 'booked'): Occurrence {
  return {
    id: `${start}-${state}`,
    room: { id: 'matterhorn', name: 'Matterhorn' },
    isMove: false,
    start,
    end,
    state,
    reason: null,
    may: { change: true, endNow: false },
  };
}

export function roomBooking(title: string, occurrences: Occurrence[]): RoomBooking {
  return {
    id: title,
    room: { id: 'matterhorn', name: 'Matterhorn', building: { id: 'a', name: 'Building A' }, floor: '2' },
    title,
    owner: 'Emma Keller',
    ownerId: 'emma',
    bookedBy: null,
    isForColleague: false,
    version: 1,
    createdAt: '2026-11-01T08:00:00Z',
    isSeries: false,
    needsApproval: false,
    attendees: [],
    invitations: [],
    people: null,
    note: '',
    occurrences,
    canCancel: true,
    may: { edit: true, cancel: true, handOver: true },
  };
}

/** A spot on a day of November or later, when the park is one hour ahead of UTC. */
export function parkingBooking(date: string, halves: readonly ('am' | 'pm')[], spot = '42'): ParkingBooking {
  const dayBefore = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
  const span = {
    am: [`${dayBefore}T23:00:00Z`, `${date}T11:00:00Z`],
    pm: [`${date}T11:00:00Z`, `${date}T23:00:00Z`],
  } as const;
  return {
    id: `${date}-${spot}`,
    date,
    halves: halves.map((half) => ({ half, start: span[half][0], end: span[half][1], state: 'booked' })),
    lot: { id: 'north', name: 'Parking North', address: 'Route 1', position: null },
    spot: { id: spot, number: spot, kind: 'standard' },
    createdAt: '2026-11-01T08:00:00Z',
    canCancel: true,
    creditsBack: halves.length,
  };
}
