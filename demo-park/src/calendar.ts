/** Days as `YYYY-MM-DD`, counted in UTC so that no clock change moves them. */
const dayLength = 86_400_000;

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);

/** 1 (Monday) to 7. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

export const isWorkday = (day: string): boolean => weekdayOf(day) <= 5;

/** The day itself or the next working day. */
export function toWorkday(day: string): string {
  let current = day;
  while (!isWorkday(current)) current = addDays(current, 1);
  return current;
}

/** Minutes since midnight → `HH:MM`. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);

/** The same day `years` years earlier; 29 February becomes 28. */
export function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  const rest = day.slice(4) === '-02-29' ? '-02-28' : day.slice(4);
  return `${year}${rest}`;
}
