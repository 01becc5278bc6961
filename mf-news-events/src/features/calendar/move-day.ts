/** Keyboard navigation in a grid of days (ARIA grid pattern; the same keys as in a date picker). */
import { addDays, isoWeekday } from '@park/platform';
import { stepped, type CalendarView, type Period } from './period';

/** The day that a key leads to with Control held down: the ends of the period. */
export const moveFar = ({ first, last }: Period, key: string): string | undefined =>
  key === 'Home' ? first : key === 'End' ? last : undefined;

/** The day that a key leads to, possibly in another period; undefined for other keys. */
export function moveDay(view: CalendarView, day: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, 1 - isoWeekday(day));
    case 'End':
      return addDays(day, 7 - isoWeekday(day));
    case 'PageDown':
      return stepped(view, day, 1);
    case 'PageUp':
      return stepped(view, day, -1);
    default:
      return undefined;
  }
}
