/** The calendars of rooms over several days, for the week and the month. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { NamedRecord } from './named-record';
import { calendarDay, calendarDayInput, commaList, instant, pathId, wholeNumber } from './query-string';
import { Room, RoomLimits, RoomQuota } from './rooms';

/** The weeks that a month touches. */
export const maxCalendarDays = 42;

const Interval = z.object({ start: instant(), end: instant() });

/** An own booking, or one of somebody else whose details the reader may see. */
const CalendarBooking = z.object({
  id: z.string(),
  occurrenceId: z.string(),
  title: z.string(),
  start: instant(),
  end: instant(),
  state: z.enum(['booked', 'pending']),
});

export const RoomCalendarCell = z.object({
  /** Opening times; empty if the room is closed. */
  opening: z.array(Interval),
  /** Times that the reader can still book, at least a quarter of an hour each. */
  free: z.array(Interval),
  own: z.array(CalendarBooking),
  /** Number of accepted bookings. */
  bookingCount: z.int(),
  /** Why the room is closed for a part of the day; null if it is not. */
  blocked: z.nullable(z.string()),
});
export type RoomCalendarCell = z.output<typeof RoomCalendarCell>;

export const RoomCalendar = z.object({
  days: z.array(z.object({ date: calendarDay(), start: instant(), end: instant() })),
  reach: z.enum(['contracts', 'all', 'none']),
  /** One cell for each of the days. */
  rooms: z.array(z.object({ room: Room, cells: z.array(RoomCalendarCell) })),
  quotas: z.array(RoomQuota),
  limits: z.nullable(RoomLimits),
  /** Last day of the reader's company in the park; nothing is free later. Null without a planned exit. */
  companyLastDay: z.nullable(calendarDay()),
  choices: z.object({
    buildings: z.array(NamedRecord),
    equipment: z.array(NamedRecord),
    largestCapacity: z.int(),
  }),
});
export type RoomCalendar = z.output<typeof RoomCalendar>;

export const roomCalendarCalls = defineCalls({
  'GET /api/rooms/calendar': {
    summary: 'Rooms that match the filters over several days',
    description: 'Free times and own bookings of each room and day, for the week and the month.',
    access: 'BookARoom_Book',
    query: z.object({
      from: calendarDayInput(),
      days: z._default(wholeNumber({ minimum: 1, maximum: maxCalendarDays }), 7),
      capacity: z.optional(wholeNumber({ minimum: 1, maximum: 10_000 })),
      equipment: z.optional(commaList(pathId())),
      building: z.optional(pathId()),
    }),
    response: RoomCalendar,
  },
});
