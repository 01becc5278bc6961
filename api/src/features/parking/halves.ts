/**
 * The two halves of a day in the park's time zone, and the days that can be booked (docs/design/parking.md, rule 8).
 */
import type { Half, HalfChoice } from '@park/contract/parking';
import { dayStart } from '@park/domain';
import { ApiError } from '../../core/errors/api-error';
import { addDays, dayOf, momentAt, type Interval } from '../../core/time/park-time';

/** A half can be booked until it ends; its credit is refunded until it starts. */
const clock = { am: { from: dayStart, until: '13:00' }, pm: { from: '13:00', until: '20:00' } } as const;

export const maxDaysAhead = 30;

/** The time of a half by the park's clock: the morning until 13:00, the afternoon from then until 20:00. */
export const halfInterval = (day: string, half: Half, zone: string): Interval => ({
  start: momentAt(day, clock[half].from, zone),
  end: momentAt(day, clock[half].until, zone),
});

/** Returns the halves of a choice in order. */
export const halvesOf = (choice: HalfChoice): Half[] => (choice === 'day' ? ['am', 'pm'] : [choice]);

/** A half can be booked until it has ended, also after its beginning. */
export const hasEnded = (day: string, half: Half, now: Date, zone: string): boolean =>
  halfInterval(day, half, zone).end <= now;

/** Returns the first and last day that can be booked. */
export function bookableDays(now: Date, zone: string): { firstDay: string; lastDay: string } {
  const today = dayOf(now, zone);
  return { firstDay: today, lastDay: addDays(today, maxDaysAhead) };
}

/** Checks that a day can be booked. */
export function requireBookableDay(day: string, now: Date, zone: string): void {
  const range = bookableDays(now, zone);
  if (day < range.firstDay) throw new ApiError(422, 'errors.parking.inThePast', { values: { day, ...range } });
  if (day > range.lastDay)
    throw new ApiError(422, 'errors.parking.tooFarAhead', {
      values: { day, ...range, limit: maxDaysAhead, unit: 'days' },
    });
}

/** Checks that none of the halves is over. */
export function requireNotEnded(day: string, halves: readonly Half[], now: Date, zone: string): void {
  const ended = halves.find((half) => hasEnded(day, half, now, zone));
  if (ended)
    throw new ApiError(422, 'errors.parking.inThePast', {
      values: { day, ...bookableDays(now, zone), until: halfInterval(day, ended, zone).end.toISOString() },
    });
}
