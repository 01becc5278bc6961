/** Times of day as people type them, such as 9, 930, 9:30, 9h30 or 2 pm. */

const two = (value: number): string => String(value).padStart(2, '0');

/** @returns HH:MM on the 24-hour clock, or null for what is not (yet) a time */
export function timeFromText(text: string): string | null {
  const written = text.trim().toLowerCase();
  const [, hours = '', minutes = '0', half] =
    /^(\d{1,2})(?:\s*[:.h]\s*(\d\d)?)?\s*(?:([ap])\.?m\.?)?$/.exec(written) ?? /^(\d{1,2})(\d\d)$/.exec(written) ?? [];
  const hour = Number(hours);
  if (hours === '' || Number(minutes) > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return null;
  return `${two(half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour)}:${two(Number(minutes))}`;
}

const minutesPerDay = 24 * 60;

/** A time so many minutes later, within the same day; without a time from 12:00. */
export function timeAfter(time: string, minutes: number): string {
  const [hour = 12, minute = 0] = time === '' ? [12, 0] : time.split(':').map(Number);
  const there = time === '' ? hour * 60 : hour * 60 + minute + minutes;
  const within = ((there % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}
