/** How an event repeats. Each date is an event of its own; a series only connects them. */
import * as z from 'zod/mini';
import { calendarDayInput } from './query-string';

/** Bounds of one series. */
export const maxEventDates = 100;
export const maxRepeatInterval = 12;

export const repeatUnits = ['day', 'week', 'month', 'year'] as const;

/** Of a monthly series: the same day of the month, the same weekday (the second Tuesday), or the last such weekday. */
export const monthlyWays = ['day', 'weekday', 'lastWeekday'] as const;

/** Which dates of a series a change is for; `all` leaves out those that are over. */
export const eventScopes = ['this', 'following', 'all'] as const;
export const EventScope = z.enum(eventScopes, 'errors.field.choice');
export type EventScope = z.output<typeof EventScope>;

const weekday = () => z.int().check(z.minimum(1, 'errors.field.tooSmall'), z.maximum(7, 'errors.field.tooLarge'));

export const EventRepeat = z.object({
  every: z.enum(repeatUnits, 'errors.field.choice'),
  interval: z._default(
    z
      .int('errors.field.invalid')
      .check(z.minimum(1, 'errors.field.tooSmall'), z.maximum(maxRepeatInterval, 'errors.field.tooLarge')),
    1,
  ),
  /** Of a weekly series, 1 (Monday) to 7; the weekday of the first date always counts. */
  weekdays: z._default(z.array(weekday()).check(z.maxLength(7, 'errors.field.tooMany')), []),
  monthly: z._default(z.enum(monthlyWays, 'errors.field.choice'), 'day'),
  /** The last possible day. */
  until: calendarDayInput(),
  /** Days that are left out. */
  without: z._default(z.array(calendarDayInput()).check(z.maxLength(maxEventDates, 'errors.field.tooMany')), []),
});
export type EventRepeat = z.output<typeof EventRepeat>;
