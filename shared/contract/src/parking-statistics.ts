/** Statistics of parking (MISS-22). Also a CSV file for callers that accept `text/csv` rather than JSON. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { Half } from './parking';
import { calendarDay, calendarDayInput } from './query-string';

const figures = {
  /** Halves of spots that others than a holder could book, on working days. */
  supply: z.int(),
  /** Halves that were booked and not given back. */
  booked: z.int(),
  /** Booked halves that are over; with check-in, those with somebody there. */
  used: z.int(),
  /** Halves of people on the waitlist who got no spot; at a lot, of those who waited for it. */
  unmet: z.int(),
};

export const ParkshareStatistics = z.object({
  from: calendarDay(),
  to: calendarDay(),
  /** Here, who waited for several lots counts once. */
  totals: z.object({
    ...figures,
    noShows: z.int(),
    /** People who parked at least once. */
    people: z.int(),
  }),
  credits: z.object({
    /** Balances now. */
    people: z.int(),
    pools: z.int(),
    park: z.int(),
    held: z.int(),
  }),
  lots: z.array(z.object({ id: z.string(), name: z.string(), ...figures })),
  /** One per lot, working day (1 is Monday) and half. */
  cells: z.array(z.object({ lotId: z.string(), lot: z.string(), weekday: z.int(), half: Half, ...figures })),
  /** As `unmet` of the totals, by working day and half. */
  unmet: z.optional(z.array(z.object({ weekday: z.int(), half: Half, count: z.int() }))),
  /** Credits moved in each month that overlaps the period, oldest first. */
  months: z.array(
    z.object({
      month: z.string(),
      granted: z.int(),
      distributed: z.int(),
      paid: z.int(),
      returned: z.int(),
      earned: z.int(),
      expired: z.int(),
    }),
  ),
});
export type ParkshareStatistics = z.output<typeof ParkshareStatistics>;

export const parkingStatisticsCalls = defineCalls({
  'GET /api/stats/parkshare': {
    summary: 'Supply, bookings, use and unmet need of parking, and credits',
    description:
      'Days of the park, both included; at most 366 of them, the last three months by default. CSV: one line per lot, weekday and half.',
    access: 'Parkshare_GenerateStats',
    query: z.object({ from: z.optional(calendarDayInput()), to: z.optional(calendarDayInput()) }),
    response: ParkshareStatistics,
    alternativeType: 'text/csv',
  },
});
