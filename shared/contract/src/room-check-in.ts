/** Checking in at a room, taking a released time back, and series that nobody attends (`/api/rooms`). */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { NamedRecord } from './named-record';
import { instant, recordPath } from './query-string';

/** Minutes before the start from which people check in. */
export const checkInOpensMinutes = 10;

export const RoomArrival = z.object({
  /** The date's id. */
  id: z.string(),
  bookingId: z.string(),
  room: z.object({
    id: z.string(),
    name: z.string(),
    floor: z.string(),
    building: NamedRecord,
  }),
  title: z.string(),
  owner: z.string(),
  start: instant(),
  /** As it was booked, also after the room was released. */
  end: instant(),
  /** `early`: check-in is not open yet; `missed`: nobody checked in, and the rest is free for others. */
  state: z.enum(['early', 'open', 'arrived', 'missed']),
  opensAt: instant(),
  /** The room is released at this moment unless somebody checks in; null if it keeps no time. */
  deadline: z.nullable(instant()),
});
export type RoomArrival = z.output<typeof RoomArrival>;

/** "Still needed?", asked after two missed dates of a series in a row. */
export const RoomSeriesQuestion = z.object({
  bookingId: z.string(),
  title: z.string(),
  room: z.string(),
  /** Without an answer until then the rest of the series is cancelled. */
  answerBy: instant(),
});
export type RoomSeriesQuestion = z.output<typeof RoomSeriesQuestion>;

export const roomCheckInCalls = defineCalls({
  'GET /api/rooms/check-in': {
    summary: 'Your bookings to check in for, and questions about your series',
    description:
      'Bookings of which the person is owner or attendee, in rooms with check-in, that begin within two hours or run; released ones as long as their time can be taken back.',
    access: 'session',
    response: z.object({ items: z.array(RoomArrival), questions: z.array(RoomSeriesQuestion) }),
  },
  'GET /api/rooms/{id}/check-in': {
    summary: 'What to check in for at a room’s door',
    description:
      'The running or next booking of the day if the person may check in for it: as owner, attendee, colleague or room manager. The QR code at the door opens it.',
    access: 'session',
    params: recordPath,
    response: z.object({
      room: RoomArrival.shape.room,
      arrival: z.nullable(RoomArrival),
      /** Whether somebody else has the room now. */
      isTaken: z.boolean(),
    }),
    errors: ['errors.rooms.notFound'],
  },
  'POST /api/rooms/occurrences/{id}/check-in': {
    summary: 'Check in, or take a released time back',
    description:
      'From 10 minutes before the start to the end. After the room’s deadline the time is taken back if nobody else has it. Repeating it changes nothing.',
    access: 'session',
    params: recordPath,
    response: RoomArrival,
    errors: [
      'errors.rooms.bookingNotFound',
      'errors.rooms.tooEarlyToCheckIn',
      'errors.rooms.alreadyOver',
      'errors.rooms.takenMeanwhile',
      'errors.rooms.quotaExceeded',
    ],
  },
  'POST /api/rooms/bookings/{id}/still-needed': {
    summary: 'Answer whether a series is still needed',
    description: 'By its owner. “No” cancels what is still to come.',
    access: 'session',
    params: recordPath,
    body: z.object({ isNeeded: z.boolean() }),
    errors: ['errors.rooms.bookingNotFound'],
  },
});
