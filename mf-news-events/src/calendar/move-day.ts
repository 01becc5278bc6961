/** Where the keys of a grid of days lead (ARIA grid pattern; the same keys as in a date picker). */
import { daysAfter, weekdayOf } from '@park/platform';
import { stepped, type CalendarView } from './period';

/** The day that a key leads to, maybe in another period; undefined for a key that leads nowhere. */
export function moveDay(view: CalendarView, day: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowRight':
      return daysAfter(day, 1);
    case 'ArrowLeft':
      return daysAfter(day, -1);
    case 'ArrowDown':
      return daysAfter(day, 7);
    case 'ArrowUp':
      return daysAfter(day, -7);
    case 'Home':
      return daysAfter(day, -weekdayOf(day));
    case 'End':
      return daysAfter(day, 6 - weekdayOf(day));
    case 'PageDown':
      return stepped(view, day, 1);
    case 'PageUp':
      return stepped(view, day, -1);
    default:
      return undefined;
  }
}
