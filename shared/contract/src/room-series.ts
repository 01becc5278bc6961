/** Series of room bookings, and dates that are offered again when they get free. Times are the park's wall clock. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { recordId, requiredText, text } from './fields';
import { NamedRecord } from './named-record';
import { calendarDay, calendarDayInput, instant, recordPath } from './query-string';
import { RefusalValues } from './refusal-values';
import { attendeeList, RoomBooking } from './room-bookings';
import { maxBookingNoteLength, maxBookingTitleLength } from './room-limits';
import { RoomRefusal, RoomWarning, roomRefusals } from './rooms';

/** Dates of one series. */
export const maxSeriesDates = 200;

const weekday = () => z.int().check(z.minimum(1, 'errors.field.tooSmall'), z.maximum(7, 'errors.field.tooLarge'));
const until = calendarDayInput();

export const RoomRecurrence = z.discriminatedUnion('every', [
  z.object({ every: z.literal('day'), until }),
  z.object({
    every: z.literal('week'),
    weekdays: z.array(weekday()).check(z.minLength(1, 'errors.field.required'), z.maxLength(7, 'errors.field.tooMany')),
    until,
  }),
  /** `nth` 1 to 4, or -1 for the last such weekday of the month. */
  z.object({ every: z.literal('month'), weekday: weekday(), nth: z.literal([1, 2, 3, 4, -1]), until }),
]);
export type RoomRecurrence = z.output<typeof RoomRecurrence>;

const wallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'errors.field.invalid'));
const wallEnd = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'errors.field.invalid'));
const people = z.optional(
  z.int().check(z.minimum(1, 'errors.field.tooSmall'), z.maximum(10_000, 'errors.field.tooLarge')),
);

const pattern = {
  roomId: recordId(),
  /** The first possible day. */
  from: calendarDayInput(),
  /** `HH:MM` of each date; a time in the gap of the clock change is moved behind it. */
  start: wallTime,
  end: wallEnd,
  recurrence: RoomRecurrence,
  people,
};
const endsAfterStart = () =>
  z.refine<{ start: string; end: string }>((body) => body.end > body.start, {
    path: ['end'],
    error: 'errors.field.tooSmall',
  });

/** A colleague for whom it is booked; without it the caller. */
const ownerId = z.optional(recordId());

export const RoomSeriesPattern = z.object({ ...pattern, ownerId }).check(endsAfterStart());

/** What becomes of a date that is not free: left out, booked in another room, or waited for. */
export const RoomSeriesChoice = z.object({
  day: calendarDayInput(),
  choice: z.enum(['skip', 'wait', 'room'], 'errors.field.choice'),
  /** For `room`. */
  roomId: z.optional(recordId()),
});
export type RoomSeriesChoice = z.output<typeof RoomSeriesChoice>;

export const RoomSeriesBody = z
  .object({
    ...pattern,
    ownerId,
    title: requiredText(maxBookingTitleLength),
    note: z._default(text(maxBookingNoteLength), ''),
    attendees: z._default(attendeeList(), []),
    /** For dates that are not free; without one such a date is left out. */
    choices: z._default(z.array(RoomSeriesChoice).check(z.maxLength(maxSeriesDates, 'errors.field.tooMany')), []),
  })
  .check(endsAfterStart());

const SeriesRoom = z.object({ id: z.string(), name: z.string(), needsApproval: z.boolean() });

export const RoomSeriesDate = z.object({
  day: calendarDay(),
  start: instant(),
  end: instant(),
  /** Null if it can be booked. */
  refusal: z.nullable(RoomRefusal),
  /** The numbers of the refusal. */
  values: z.nullable(RefusalValues),
  /** Up to three rooms that fit and are free at that time. */
  otherRooms: z.array(SeriesRoom),
});
export type RoomSeriesDate = z.output<typeof RoomSeriesDate>;

export const RoomSeriesPreview = z.object({
  dates: z.array(RoomSeriesDate),
  freeCount: z.int(),
  needsApproval: z.boolean(),
});
export type RoomSeriesPreview = z.output<typeof RoomSeriesPreview>;

/** A date that somebody skipped or waits for and that is free now. */
export const RoomOffer = z.object({
  id: z.string(),
  bookingId: z.string(),
  title: z.string(),
  room: NamedRecord,
  start: instant(),
  end: instant(),
  expiresAt: instant(),
});
export type RoomOffer = z.output<typeof RoomOffer>;

const seriesErrors = [
  'errors.rooms.notFound',
  'errors.rooms.noDates',
  'errors.rooms.tooManyDates',
  'errors.rooms.seriesTooLong',
] as const;

export const roomSeriesCalls = defineCalls({
  'POST /api/rooms/series/preview': {
    summary: 'What each date of a series would be: free, refused why, or which other rooms',
    access: 'BookARoom_Book',
    body: RoomSeriesPattern,
    response: RoomSeriesPreview,
    errors: ['errors.rooms.notColleague', ...seriesErrors],
  },
  'POST /api/rooms/series': {
    summary: 'Book a series',
    description:
      'At most 365 days and 200 dates, in one transaction. Dates that are not free are left out, booked in another room or waited for, as chosen; skipped ones are kept with their reason. A series without any date is refused.',
    access: 'BookARoom_Book',
    body: RoomSeriesBody,
    response: z.object({ booking: RoomBooking, warnings: z.array(RoomWarning) }),
    status: 201,
    errors: ['errors.rooms.notColleague', 'errors.rooms.tooManyRequests', ...seriesErrors, ...roomRefusals],
  },
  'PATCH /api/rooms/series/{id}': {
    summary: 'Change this and the following dates of a series, or all coming ones',
    description:
      'By the id of one date. Each date keeps its day and gets the new time and room. `following` splits the series: the dates from this one on become a booking of their own, the earlier part stays as history. Dates that do not fit are named with 422 `errors.rooms.someDatesRefused`, or skipped with `skipRefused`. In a room with approval the new times are requested, and accepted dates keep their old ones until the decision. A conflict carries the stored booking in `details.current`.',
    access: 'session',
    params: recordPath,
    body: z
      .object({
        version: z.int(),
        scope: z.enum(['following', 'all'], 'errors.field.choice'),
        start: wallTime,
        end: wallEnd,
        roomId: z.optional(recordId()),
        skipRefused: z._default(z.boolean(), false),
      })
      .check(endsAfterStart()),
    response: z.object({ booking: RoomBooking, warnings: z.array(RoomWarning) }),
    errors: [
      'errors.rooms.bookingNotFound',
      'errors.rooms.notFound',
      'errors.rooms.notASeries',
      'errors.rooms.changedMeanwhile',
      'errors.rooms.someDatesRefused',
      'errors.rooms.noDates',
      'errors.rooms.tooManyRequests',
      ...roomRefusals,
    ],
  },
  'DELETE /api/rooms/occurrences/{id}': {
    summary: 'Cancel one date of a booking, or this and the following ones',
    access: 'session',
    params: recordPath,
    query: z.object({ scope: z._default(z.enum(['one', 'following'], 'errors.field.choice'), 'one') }),
    response: RoomBooking,
    errors: ['errors.rooms.bookingNotFound', 'errors.rooms.alreadyStarted'],
  },
  'GET /api/rooms/offers': {
    summary: 'Your dates that were not free and are offered now',
    access: 'session',
    response: z.object({ items: z.array(RoomOffer) }),
  },
  'POST /api/rooms/offers/{id}/accept': {
    summary: 'Book the offered date',
    description: 'All rules are checked again.',
    access: 'session',
    params: recordPath,
    response: RoomBooking,
    errors: ['errors.rooms.offerNotFound', 'errors.rooms.offerOver', 'errors.rooms.tooManyRequests', ...roomRefusals],
  },
  'POST /api/rooms/offers/{id}/decline': {
    summary: 'Decline the offered date, so that the next person gets it',
    access: 'session',
    params: recordPath,
    errors: ['errors.rooms.offerNotFound'],
  },
});
