/** The values that a refusal says: limits, what is used, when it is free again and who can decide. */
import * as z from 'zod/mini';
import { calendarDay, instant } from './query-string';

/** Unit of `limit`, `used`, `left` and `requested`. */
export const refusalUnits = [
  'minutes',
  'days',
  'months',
  'credits',
  'halves',
  'bookings',
  'people',
  'items',
  'characters',
  'bytes',
] as const;

/** Who can allow what was refused. */
export const deciders = ['companyManagers', 'park', 'administrator'] as const;

/**
 * All values are optional, and each name has one meaning everywhere. Instants are ISO 8601 UTC, days `YYYY-MM-DD`; texts
 * format them, for example `{{used, duration}} of {{limit, duration}} used; more from {{freeFrom, day}}`.
 */
export const RefusalValues = z.object({
  /** The bound that was exceeded, in `unit`. */
  limit: z.optional(z.number()),
  /** Already used of the limit. */
  used: z.optional(z.number()),
  /** Not used yet. */
  left: z.optional(z.number()),
  /** What was asked for. */
  requested: z.optional(z.number()),
  unit: z.optional(z.enum(refusalUnits)),
  /** When the same request may succeed. */
  freeFrom: z.optional(instant()),
  /** Last instant, exclusive, to which the limit or the state applies. */
  until: z.optional(instant()),
  /** The day that the refusal is about, and the first and last day that are possible. */
  day: z.optional(calendarDay()),
  firstDay: z.optional(calendarDay()),
  lastDay: z.optional(calendarDay()),
  /** Name of the thing that the refusal is about: a room, a lot, a spot, a company. */
  name: z.optional(z.string()),
  /** Why something is closed, in the staff's words; `reasonFr` for French texts. */
  reason: z.optional(z.string()),
  reasonFr: z.optional(z.string()),
  /** Selects the plural form of the text. */
  count: z.optional(z.number()),
  decidedBy: z.optional(z.enum(deciders)),
});
export type RefusalValues = z.output<typeof RefusalValues>;
