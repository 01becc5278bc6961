/**
 * Room bookings (`/api/rooms`). Times are instants; local times (opening hours, the requested day) are in the park's
 * time zone, which the response names. Intervals are half-open, so bookings can be back to back.
 */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { text } from './fields';
import { NamedRecord } from './named-record';
import { pageOf, pageQuery } from './page';
import { calendarDay, calendarDayInput, commaList, instant, pathId, recordPath, wholeNumber } from './query-string';
import { RoomBooking, RoomBookingBody } from './room-bookings';
import { maxColleagueSearchLength } from './room-limits';

/** Maximum duration of any booking in minutes; each room has its own lower limit. */
const oneDay = 24 * 60;

/** Why a slot cannot be booked; also the last part of the error key. */
export const roomRefusals = [
  'errors.rooms.noContract',
  'errors.rooms.inThePast',
  'errors.rooms.tooShortNotice',
  'errors.rooms.tooFarAhead',
  'errors.rooms.tooLong',
  'errors.rooms.outsideOpeningHours',
  'errors.rooms.blocked',
  'errors.rooms.quotaExceeded',
  'errors.rooms.taken',
  'errors.rooms.tooManyComing',
  'errors.rooms.tooLongPerDay',
  'errors.rooms.companyLeaves',
] as const;
export const RoomRefusal = z.enum(roomRefusals);
export type RoomRefusal = z.output<typeof RoomRefusal>;

/** Warnings about a booking that is accepted. */
export const RoomWarning = z.enum(['warnings.rooms.capacity']);
export type RoomWarning = z.output<typeof RoomWarning>;

const Interval = z.object({ start: instant(), end: instant() });
/** `HH:MM` in the park's time zone; `until` may be `24:00`. */
const OpenPart = z.object({ from: z.string(), until: z.string() });

export const Room = z.object({
  id: z.string(),
  name: z.string(),
  building: NamedRecord,
  floor: z.string(),
  capacity: z.int(),
  /** Ids with their names in the reader's language. */
  equipment: z.array(NamedRecord),
  /** Path of a picture, or null. */
  image: z.nullable(z.string()),
  /** Contracts that open the room; one of them is enough. */
  contractIds: z.array(z.int()),
  /** By weekday, 1 (Monday) to 7; a weekday that is missing is closed. */
  openingHours: z.record(z.string(), z.array(OpenPart)),
  bufferMinutes: z.int(),
  minNoticeMinutes: z.int(),
  maxAdvanceDays: z.int(),
  maxDurationMinutes: z.int(),
  needsApproval: z.boolean(),
  checkInMinutes: z.nullable(z.int()),
});
export type Room = z.output<typeof Room>;

/** An interval that is not free. Bookings of other people have no title and name (docs/design/rooms.md, rule 8). */
export const BusyInterval = z.object({
  start: instant(),
  end: instant(),
  state: z.enum(['booked', 'pending', 'blocked']),
  isOwn: z.boolean(),
  /** Only for own bookings and for room managers. */
  booking: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      owner: z.string(),
      occurrenceId: z.string(),
      /** Needed to change it. */
      version: z.int(),
      /** Whether the reader may move it: booked or pending, and not over. */
      canChange: z.boolean(),
    }),
  ),
  /** Why the room is closed; for `blocked` only. */
  reason: z.nullable(z.string()),
});
export type BusyInterval = z.output<typeof BusyInterval>;

export const RoomDay = z.object({
  room: Room,
  /** When the room is open on that day; empty if it is closed. */
  opening: z.array(Interval),
  busy: z.array(BusyInterval),
  /** Whether the requested slot can be booked in this room; null when none was requested. */
  requestedSlot: z.nullable(z.object({ isFree: z.boolean(), refusal: z.nullable(RoomRefusal) })),
});
export type RoomDay = z.output<typeof RoomDay>;

/** Hours of the reader's company under one contract in the calendar month of the requested day. */
export const RoomQuota = z.object({
  contractId: z.int(),
  /** First day of the month. */
  month: calendarDay(),
  minutesPerMonth: z.int(),
  usedMinutes: z.int(),
  /** Never negative. */
  leftMinutes: z.int(),
});
export type RoomQuota = z.output<typeof RoomQuota>;

/** Limits of one person; null where they do not apply, as for room managers. */
export const RoomLimits = z.object({
  /** Coming dates outside series. */
  comingDates: z.object({ used: z.int(), limit: z.int() }),
  /** Per room and day. */
  minutesPerDay: z.int(),
});
export type RoomLimits = z.output<typeof RoomLimits>;

export const RoomAvailability = z.object({
  date: calendarDay(),
  timeZone: z.string(),
  /** Start and end of the day in the park's time zone; 23 or 25 hours apart when clocks change. */
  day: Interval,
  /** The slot given by `from` and `duration`; null without them. */
  requestedSlot: z.nullable(Interval),
  /**
   * `contracts`: rooms that the person's contracts open; `all`: the person manages rooms; `none`: no contract opens any
   * room.
   */
  reach: z.enum(['contracts', 'all', 'none']),
  rooms: z.array(RoomDay),
  /** The first later day on which one of the rooms is open; null if there is none within two weeks. */
  nextOpenDay: z.nullable(calendarDay()),
  /** Hours used and left; empty if no quota applies. */
  quotas: z.array(RoomQuota),
  limits: z.nullable(RoomLimits),
  /** Last day of the reader's company in the park; later days cannot be booked. Null without a planned exit. */
  companyLastDay: z.nullable(calendarDay()),
  /** Filter options over all rooms that the person may book. */
  choices: z.object({
    buildings: z.array(NamedRecord),
    equipment: z.array(NamedRecord),
    largestCapacity: z.int(),
  }),
});
export type RoomAvailability = z.output<typeof RoomAvailability>;

export const RoomAvailabilityQuery = z.object({
  /** Today in the park by default. */
  date: z.optional(calendarDayInput()),
  /** `HH:MM` in the park's time zone. A slot is checked if `from` and `duration` are both given. */
  from: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'errors.field.invalid'))),
  /** Minutes. */
  duration: z.optional(wholeNumber({ minimum: 5, maximum: oneDay })),
  /** At least this many people. */
  capacity: z.optional(wholeNumber({ minimum: 1, maximum: 10_000 })),
  /** Ids of equipment; all of them are required. */
  equipment: z.optional(commaList(pathId())),
  building: z.optional(pathId()),
});

export const roomCalls = defineCalls({
  'GET /api/rooms/availability': {
    summary: 'Rooms that match the filters, with that day’s busy stretches',
    description:
      'Rooms that one of the own contracts opens; people who manage rooms see all. With `from` and `duration` each room says whether that slot can be booked and, if not, why.',
    access: 'BookARoom_Book',
    query: RoomAvailabilityQuery,
    response: RoomAvailability,
  },
  'GET /api/rooms/bookings': {
    summary: 'Your room bookings',
    description: '`upcoming` holds what has not ended yet, next first; `past` the rest, latest first.',
    access: 'session',
    query: z.object({
      ...pageQuery,
      when: z._default(z.enum(['upcoming', 'past'], 'errors.field.choice'), 'upcoming'),
    }),
    response: pageOf(RoomBooking),
  },
  'POST /api/rooms/bookings': {
    summary: 'Book a room',
    description:
      'For oneself or, with `ownerId`, for an active colleague, whose limits count then. A slot that somebody else holds is refused with 409 and, in `details.alternatives`, what could be booked instead. In rooms that need approval the booking is `pending`. More people than the room holds is a warning, not a refusal.',
    access: 'BookARoom_Book',
    body: RoomBookingBody,
    response: z.object({ booking: RoomBooking, warnings: z.array(RoomWarning) }),
    status: 201,
    errors: [
      'errors.rooms.notFound',
      'errors.rooms.notColleague',
      'errors.rooms.alreadyRequested',
      'errors.rooms.tooManyRequests',
      ...roomRefusals,
    ],
  },
  'GET /api/rooms/colleagues': {
    summary: 'People for whom the caller may book a room',
    description: 'Active colleagues of the own company by name, for a SuperAdministrator of any company. At most 50.',
    access: 'BookARoom_Book',
    query: z.object({
      queryText: z._default(text(maxColleagueSearchLength), ''),
    }),
    response: z.object({ items: z.array(NamedRecord) }),
  },
  'GET /api/rooms/bookings/{id}': {
    summary: 'One room booking',
    description:
      'Own bookings, without a right to book as well; leads of a company read those of their company, people who manage rooms all.',
    access: 'session',
    params: recordPath,
    response: RoomBooking,
    errors: ['errors.rooms.bookingNotFound'],
  },
  'DELETE /api/rooms/bookings/{id}': {
    summary: 'Cancel what is still to come of a booking',
    description:
      'Own bookings, without a right to book as well; leads of a company cancel those of their company, people who manage rooms any. Occurrences that have begun stay as they are. Cancelling again changes nothing and answers the same.',
    access: 'session',
    params: recordPath,
    response: RoomBooking,
    errors: ['errors.rooms.bookingNotFound', 'errors.rooms.alreadyStarted'],
  },
  'GET /api/rooms/{id}': {
    summary: 'One room',
    access: 'BookARoom_Book',
    params: recordPath,
    response: Room,
    errors: ['errors.rooms.notFound'],
  },
});
