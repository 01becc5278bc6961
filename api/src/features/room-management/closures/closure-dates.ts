import { ApiError } from '../../../core/errors/api-error';
import { addDays, dayOf, sameTimeDaysLater, type Interval } from '../../../core/time/park-time';

/** At most this many dates in one series of closures, and at most a year ahead of the first. */
export const maxClosures = 120;

export interface ClosureRepeat {
  every: 'day' | 'week';
  until: string;
}

/**
 * The first interval and its repetitions at the same local time.
 * @throws ApiError 422 beyond `maxClosures`
 */
export function closureDates(first: Interval, repeat: ClosureRepeat | null, zone: string): Interval[] {
  if (!repeat) return [first];
  const step = repeat.every === 'day' ? 1 : 7;
  const firstDay = dayOf(first.start, zone);
  const dates: Interval[] = [];
  for (let days = 0; addDays(firstDay, days) <= repeat.until; days += step) {
    if (dates.length === maxClosures)
      throw new ApiError(422, 'errors.rooms.tooManyClosures', { values: { limit: maxClosures, unit: 'items' } });
    dates.push({
      start: sameTimeDaysLater(first.start, days, zone),
      end: sameTimeDaysLater(first.end, days, zone),
    });
  }
  return dates.length > 0 ? dates : [first];
}
