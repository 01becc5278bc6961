import { addDays, momentAt } from '../../core/time/park-time';
import { momentPattern } from '../shared/cells';

/**
 * The Date that a checked text means. A bare day is its first moment, or with `end` the first moment after it; a
 * time without an offset is the park's clock.
 */
export function toDate(text: string, zone: string, bareDay: 'start' | 'end' = 'start'): Date {
  const [, day = '', time, offset] = momentPattern.exec(text) ?? [];
  if (offset !== undefined) return new Date(text.replace(' ', 'T'));
  if (time !== undefined) return momentAt(day, time, zone);
  return momentAt(bareDay === 'end' ? addDays(day, 1) : day, '00:00', zone);
}
