/** The display at a room's door, and the room's private calendar. Both work with a secret of that room only. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId } from './fields';
import { NamedRecord } from './named-record';
import { instant, pathId, recordPath } from './query-string';
import { doorMinutes } from './room-limits';

/** Nothing about the people but their company: the display is read by everybody who passes. */
const DoorBooking = z.object({
  id: z.string(),
  company: z.string(),
  start: instant(),
  end: instant(),
  state: z.enum(['early', 'open', 'arrived', 'missed']),
  /** Released at this moment unless somebody checks in; null if it keeps no time. */
  deadline: z.nullable(instant()),
});
export type DoorBooking = z.output<typeof DoorBooking>;

export const RoomDoor = z.object({
  room: z.object({
    id: z.string(),
    name: z.string(),
    floor: z.string(),
    building: NamedRecord,
    capacity: z.int(),
  }),
  timeZone: z.string(),
  now: instant(),
  /** Who has the room now; null if it is free or closed. */
  current: z.nullable(DoorBooking),
  /** The next booking of the day. */
  next: z.nullable(DoorBooking),
  /** Why the room is closed now: outside of its hours, or a closure with its reason. */
  closed: z.nullable(z.object({ reason: z.nullable(z.string()), until: z.nullable(instant()) })),
  /** Until when the room is free from now on; null if it is not free. */
  freeUntil: z.nullable(instant()),
  /** What can be booked at the door now, in minutes. */
  minutes: z.array(z.int()),
});
export type RoomDoor = z.output<typeof RoomDoor>;

const secretErrors = ['errors.rooms.displayNotPaired'] as const;
const access = 'public' as const;

export const roomDisplayCalls = defineCalls({
  'POST /api/rooms/display/{id}/pair': {
    summary: 'Pair a door display with its room',
    description:
      'Exchanges the secret of the address for a cookie that only the calls of this display receive. The secret belongs to one room and can do nothing else.',
    access,
    params: recordPath,
    body: z.object({ secret: z.string().check(z.maxLength(100, 'errors.field.tooLong')) }),
    errors: secretErrors,
  },
  'GET /api/rooms/display/{id}': {
    summary: 'What a door display shows',
    description: 'For the paired display, and for room managers who look at it.',
    access,
    params: recordPath,
    response: RoomDoor,
    errors: [...secretErrors, 'errors.rooms.notFound'],
  },
  'POST /api/rooms/display/{id}/bookings': {
    summary: 'Book the room at its door from now on',
    description: 'Without a person; the room is checked in at once.',
    access,
    params: recordPath,
    body: z.object({ minutes: z.literal(doorMinutes, 'errors.field.choice') }),
    status: 201,
    response: RoomDoor,
    errors: [...secretErrors, 'errors.rooms.notFound', 'errors.rooms.takenMeanwhile'],
  },
  'POST /api/rooms/display/{id}/check-in': {
    summary: 'Check in at the door',
    access,
    params: recordPath,
    body: z.object({ occurrenceId: recordId() }),
    response: RoomDoor,
    errors: [
      ...secretErrors,
      'errors.rooms.notFound',
      'errors.rooms.bookingNotFound',
      'errors.rooms.tooEarlyToCheckIn',
      'errors.rooms.alreadyOver',
      'errors.rooms.takenMeanwhile',
      'errors.rooms.quotaExceeded',
    ],
  },
  'GET /api/rooms/calendars/{secret}': {
    summary: 'A room’s private calendar for Outlook and other programs',
    description:
      'Bookings of the last 30 days and later, with the UIDs of invitations. Anybody who knows the address reads it.',
    access,
    params: z.object({ secret: pathId() }),
    responseType: 'text/calendar',
  },
});
