/** Changes of a room booking, and its calendar file. */
import { minuteMs } from '@park/domain';
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId, requiredText, text } from './fields';
import { NamedRecord } from './named-record';
import { instantInput, recordPath } from './query-string';
import { attendeeList, peopleCount, RoomBooking } from './room-bookings';
import { maxBookingNoteLength, maxBookingTitleLength, maxColleagueSearchLength } from './room-limits';
import { RoomWarning, roomRefusals } from './rooms';

/** Only what is given changes. */
export const RoomBookingEdit = z.object({
  version: z.int(),
  title: z.optional(requiredText(maxBookingTitleLength)),
  people: z.optional(z.nullable(peopleCount())),
  note: z.optional(text(maxBookingNoteLength)),
  attendees: z.optional(attendeeList()),
});

export const roomChangeCalls = defineCalls({
  'GET /api/rooms/bookings-ical/{id}': {
    summary: 'Calendar file of one room booking',
    description:
      'All dates of the booking with the UIDs of invitations and feeds. For its owner and those who may see it.',
    access: 'session',
    params: recordPath,
    responseType: 'text/calendar',
    errors: ['errors.rooms.bookingNotFound'],
  },
  'POST /api/rooms/occurrences/{id}/end': {
    summary: 'End a running booking now',
    description:
      'The rest is free for others at once, and the quota counts what was used, in full minutes. Repeating it changes nothing.',
    access: 'session',
    params: recordPath,
    response: RoomBooking,
    errors: ['errors.rooms.bookingNotFound', 'errors.rooms.notRunning'],
  },
  'PATCH /api/rooms/occurrences/{id}': {
    summary: 'Move, lengthen or shorten one date of a booking',
    description:
      'All rules of a new booking apply; the old hours are counted back first. In a room with approval the new time is requested, and an accepted date keeps its old time until the decision. A running booking may only change its end. 409 with alternatives if the time is taken, `errors.rooms.changedMeanwhile` with the stored booking in `details.current` for another version.',
    access: 'session',
    params: recordPath,
    body: z
      .object({
        version: z.int(),
        roomId: z.optional(recordId()),
        start: instantInput(),
        end: instantInput(),
      })
      .check(
        z.refine((body) => Date.parse(body.end) > Date.parse(body.start), {
          path: ['end'],
          error: 'errors.field.tooSmall',
        }),
        z.refine((body) => Date.parse(body.start) % minuteMs === 0, { path: ['start'], error: 'errors.field.invalid' }),
        z.refine((body) => Date.parse(body.end) % minuteMs === 0, { path: ['end'], error: 'errors.field.invalid' }),
      ),
    response: z.object({ booking: RoomBooking, warnings: z.array(RoomWarning) }),
    errors: [
      'errors.rooms.bookingNotFound',
      'errors.rooms.notFound',
      'errors.rooms.changedMeanwhile',
      'errors.rooms.alreadyOver',
      'errors.rooms.alreadyRequested',
      'errors.rooms.tooManyRequests',
      ...roomRefusals,
    ],
  },
  'PATCH /api/rooms/bookings/{id}': {
    summary: 'Change title, number of people or note',
    description: 'A conflict carries the stored booking in `details.current`.',
    access: 'session',
    params: recordPath,
    body: RoomBookingEdit,
    response: RoomBooking,
    errors: ['errors.rooms.bookingNotFound', 'errors.rooms.changedMeanwhile', 'errors.rooms.alreadyOver'],
  },
  'GET /api/rooms/bookings/{id}/colleagues': {
    summary: 'People to whom a booking can be handed over',
    description: 'Active colleagues of the company that the booking belongs to, by name. At most 50.',
    access: 'session',
    params: recordPath,
    query: z.object({
      queryText: z._default(text(maxColleagueSearchLength), ''),
    }),
    response: z.object({ items: z.array(NamedRecord) }),
    errors: ['errors.rooms.bookingNotFound'],
  },
  'POST /api/rooms/bookings/{id}/owner': {
    summary: 'Hand a booking over to a colleague',
    description:
      'By its owner, the leads of its company and room managers. Who booked it stays known, and the hours stay with the company. A conflict carries the stored booking in `details.current`.',
    access: 'session',
    params: recordPath,
    body: z.object({ version: z.int(), ownerId: recordId() }),
    response: RoomBooking,
    errors: ['errors.rooms.bookingNotFound', 'errors.rooms.changedMeanwhile', 'errors.rooms.notColleague'],
  },
});
