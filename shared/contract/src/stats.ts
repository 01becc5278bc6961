/** Statistics of suppliers and jobs (MISS-22). Each is also a CSV file for callers that accept `text/csv` rather than JSON. */
import * as z from 'zod/mini';
import { defineCalls } from './call';
import { calendarDayInput } from './query-string';

/**
 * Days in the park's zone, both included. Without `to` the period ends today, without `from` it begins at the first day of
 * the month eleven months before its end. At most ten years.
 */
export const periodQuery = { from: z.optional(calendarDayInput()), to: z.optional(calendarDayInput()) };

const period = { from: z.string(), to: z.string() };
const named = { id: z.string(), label: z.string() };

export const SupplierStatistics = z.object({
  ...period,
  totals: z.object({
    /** On the list now. */
    suppliers: z.int(),
    /** Votes of the period, without withdrawn ones. */
    votes: z.int(),
    /** People who voted. */
    voters: z.int(),
    /** Suppliers listed in the period. */
    newSuppliers: z.int(),
  }),
  /** Every month that overlaps the period, `YYYY-MM`, oldest first; partial months are included. */
  months: z.array(z.object({ month: z.string(), votes: z.int(), newSuppliers: z.int() })),
  categories: z.array(z.object({ ...named, suppliers: z.int(), votes: z.int() })),
  /** All listed suppliers, most votes in the period first. */
  suppliers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      category: z.string(),
      categoryLabel: z.string(),
      votes: z.int(),
      /** Of all time. */
      allVotes: z.int(),
      /** Calendar day in the park's zone. */
      listedOn: z.string(),
    }),
  ),
});
export type SupplierStatistics = z.output<typeof SupplierStatistics>;

export const JobStatistics = z.object({
  ...period,
  totals: z.object({
    /** Jobs published in the period. */
    published: z.int(),
    /** Jobs that expired in the period. */
    expired: z.int(),
    /** Open at the end of the period. */
    open: z.int(),
    /** Companies that published in the period. */
    companies: z.int(),
    /** Median of the days between publication and expiry of the jobs published in the period; null when there are none. */
    medianDays: z.nullable(z.number()),
  }),
  months: z.array(
    z.object({
      month: z.string(),
      published: z.int(),
      expired: z.int(),
      /** Open at the end of the month, or of the period if that is earlier. */
      open: z.int(),
    }),
  ),
  contractTypes: z.array(z.object({ ...named, published: z.int() })),
  /** All companies that published in the period, most jobs first. */
  companies: z.array(z.object({ id: z.string(), name: z.string(), published: z.int(), open: z.int() })),
});
export type JobStatistics = z.output<typeof JobStatistics>;

export const statisticsCalls = defineCalls({
  'GET /api/stats/suppliers': {
    summary: 'Votes and suppliers over a period',
    description: 'CSV: one line per supplier.',
    access: 'Suppliers_GenerateStats',
    query: z.object(periodQuery),
    response: SupplierStatistics,
    alternativeType: 'text/csv',
  },
  'GET /api/stats/jobs': {
    summary: 'Jobs published, expired and open over a period',
    description: 'CSV: one line per company.',
    access: 'Jobs_GenerateStats',
    query: z.object(periodQuery),
    response: JobStatistics,
    alternativeType: 'text/csv',
  },
});
