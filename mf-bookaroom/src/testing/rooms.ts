/** Rooms, days and bookings as the api answers them. The park is one hour ahead of UTC in November. */
import type { CallResponse } from '@park/contract';
import type { RoomBooking, RoomOccurrence } from '@park/contract/room-bookings';
import type { BusyInterval, Room, RoomAvailability, RoomDay } from '@park/contract/rooms';

export type OwnBookings = CallResponse<'GET /api/rooms/bookings'>;

/** `HH:MM` of the park on the test's Friday, or on another day of that November. */
export const at = (time: string, day = '20'): string => new Date(`2026-11-${day}T${time}:00+01:00`).toISOString();

export function room(change: Partial<Room> = {}): Room {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    name: 'Matterhorn',
    building: { id: 'a', name: 'Building A' },
    floor: '2',
    capacity: 8,
    equipment: [{ id: 'screen', name: 'Screen' }],
    image: null,
    contractIds: [5452],
    openingHours: {},
    bufferMinutes: 0,
    minNoticeMinutes: 0,
    maxAdvanceDays: 90,
    maxDurationMinutes: 240,
    needsApproval: false,
    checkInMinutes: null,
    ...change,
  };
}

export const otherRoom = (change: Partial<Room> = {}): Room =>
  room({
    id: '22222222-2222-4222-8222-222222222222',
    name: 'Cervin',
    floor: '0',
    capacity: 1,
    equipment: [],
    ...change,
  });

export function busy(from: string, until: string, change: Partial<BusyInterval> = {}): BusyInterval {
  return { start: at(from), end: at(until), state: 'booked', isOwn: false, booking: null, reason: null, ...change };
}

export const own = (from: string, until: string, title: string, change: Partial<BusyInterval> = {}): BusyInterval =>
  busy(from, until, {
    isOwn: true,
    booking: { id: title, title, owner: 'Emma Keller', occurrenceId: `date-${title}`, version: 1, canChange: true },
    ...change,
  });

/** Open from 8 to 18. */
export function roomDay(change: Partial<RoomDay> = {}): RoomDay {
  return {
    room: room(),
    opening: [{ start: at('08:00'), end: at('18:00') }],
    busy: [],
    requestedSlot: null,
    ...change,
  };
}

export function availability(rooms: RoomDay[], change: Partial<RoomAvailability> = {}): RoomAvailability {
  return {
    date: '2026-11-20',
    timeZone: 'Europe/Zurich',
    day: { start: '2026-11-19T23:00:00.000Z', end: '2026-11-20T23:00:00.000Z' },
    requestedSlot: null,
    reach: 'contracts',
    rooms,
    nextOpenDay: '2026-11-23',
    quotas: [],
    limits: null,
    companyLastDay: null,
    choices: {
      buildings: [
        { id: 'a', name: 'Building A' },
        { id: 'b', name: 'Building B' },
      ],
      equipment: [
        { id: 'screen', name: 'Screen' },
        { id: 'whiteboard', name: 'Whiteboard' },
      ],
      largestCapacity: 30,
    },
    ...change,
  };
}

export const occurrence = (
  id: string,
  start: string,
  end: string,
  change: Partial<RoomOccurrence> = {},
): RoomOccurrence => ({
  id,
  room: { id: room().id, name: 'Matterhorn' },
  isMove: false,
  start,
  end,
  state: 'booked',
  reason: null,
  may: { change: true, endNow: false },
  ...change,
});

export function booking(change: Partial<RoomBooking> = {}): RoomBooking {
  return {
    id: 'review',
    room: { id: room().id, name: 'Matterhorn', building: { id: 'a', name: 'Building A' }, floor: '2' },
    title: 'Review',
    owner: 'Emma Keller',
    ownerId: 'emma',
    bookedBy: null,
    isForColleague: false,
    version: 1,
    createdAt: at('08:00', '10'),
    isSeries: false,
    needsApproval: false,
    attendees: [],
    invitations: [],
    people: null,
    note: '',
    occurrences: [occurrence('one', at('14:00'), at('15:00'))],
    canCancel: true,
    may: { edit: true, cancel: true, handOver: true },
    ...change,
  };
}

export const bookings = (items: RoomBooking[] = [], paginationId: string | null = null): OwnBookings => ({
  items,
  paginationId,
});
