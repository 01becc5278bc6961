/** Statistics of rooms (MISS-22). Also a CSV file for callers that accept `text/csv` rather than JSON. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { periodQuery } from './stats';

/** Minutes on working days, Monday to Friday, as far as the period has passed. */
const use = {
  /** Opening hours without closures. */
  openMinutes: z.int(),
  /** Within the opening hours. */
  bookedMinutes: z.int(),
  /** Booked and not missed. */
  usedMinutes: z.int(),
};

export const RoomStatistics = z.object({
  from: z.string(),
  to: z.string(),
  totals: z.object({
    ...use,
    /** Dates that took place or were missed. */
    bookings: z.int(),
    /** Dates in rooms with check-in for which nobody checked in. */
    missed: z.int(),
    /** Dates in rooms with check-in. */
    withCheckIn: z.int(),
    refusals: z.int(),
  }),
  /** Every month that overlaps the period, `YYYY-MM`, oldest first. */
  months: z.array(z.object({ month: z.string(), ...use })),
  rooms: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      building: z.string(),
      capacity: z.int(),
      ...use,
      bookings: z.int(),
      missed: z.int(),
      withCheckIn: z.int(),
      /** Mean of people ÷ seats of the dates that say how many came; null when none does. */
      seatUse: z.nullable(z.number()),
      refusals: z.int(),
    }),
  ),
  /** Refused bookings by reason, most frequent first; nothing about people is recorded. */
  refusals: z.array(z.object({ reason: z.string(), count: z.int() })),
});
export type RoomStatistics = z.output<typeof RoomStatistics>;

export const roomStatisticsCalls = defineCalls({
  'GET /api/stats/rooms': {
    summary: 'Occupancy, use and refusals of rooms over a period',
    description: 'At most 366 days; without `from` since the start of the previous month. CSV: one line per room.',
    access: 'BookARoom_GenerateStats',
    query: z.object(periodQuery),
    response: RoomStatistics,
    alternativeType: 'text/csv',
  },
});
