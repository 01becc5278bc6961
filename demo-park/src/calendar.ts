/** The demo park's calendar: working days, wall-clock times and birthdays. */
import { addDays, isoWeekday } from '@park/domain';

export const isWorkday = (day: string): boolean => isoWeekday(day) <= 5;

/** The day itself or the next working day. */
export function toWorkday(day: string): string {
  let current = day;
  while (!isWorkday(current)) current = addDays(current, 1);
  return current;
}

/** Minutes since midnight → `HH:MM`. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The same day `years` years earlier; 29 February becomes 28. */
export function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  const rest = day.slice(4) === '-02-29' ? '-02-28' : day.slice(4);
  return `${year}${rest}`;
}
