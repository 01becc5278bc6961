import type { RoomSeriesPattern } from '@park/contract/room-series';
import { maxSeriesDays } from '@park/contract/room-limits';
import { maxSeriesDates } from '@park/contract/room-series';
import type { z } from 'zod/mini';
import { ApiError } from '../../../core/errors/api-error';
import { daysBetween, type Interval } from '../../../core/time/park-time';
import { listSeriesDays, slotOn } from './recurrence';

export type Pattern = z.output<typeof RoomSeriesPattern>;

export interface SeriesDate {
  day: string;
  slot: Interval;
}

/**
 * The dates of a series in order.
 * @throws ApiError 422 `errors.rooms.seriesTooLong`, `tooManyDates` or `noDates`
 */
export function requireSeriesDates(
  pattern: Pick<Pattern, 'from' | 'start' | 'end' | 'recurrence'>,
  zone: string,
): SeriesDate[] {
  const { from, recurrence } = pattern;
  if (daysBetween(from, recurrence.until) > maxSeriesDays)
    throw new ApiError(422, 'errors.rooms.seriesTooLong', { values: { limit: maxSeriesDays, unit: 'days' } });
  const days = listSeriesDays(from, recurrence, maxSeriesDates + 1);
  if (days.length > maxSeriesDates)
    throw new ApiError(422, 'errors.rooms.tooManyDates', { values: { limit: maxSeriesDates, unit: 'bookings' } });
  if (days.length === 0) throw new ApiError(422, 'errors.rooms.noDates');
  return days.map((day) => ({ day, slot: slotOn(day, pattern, zone) }));
}

/** From the first to the last date. */
export function periodOf(dates: readonly SeriesDate[]): Interval {
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) throw new Error('a series without dates has no period');
  return { start: first.slot.start, end: last.slot.end };
}
