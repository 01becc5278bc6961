/** Days as YYYY-MM-DD, without time and zone. Only the calendar library needs a Date, at local midnight. */

export function dateFromDay(day: string | undefined): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '');
  if (!match) return undefined;
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  const result = new Date(year, month - 1, date);
  return result.getMonth() === month - 1 && result.getDate() === date ? result : undefined;
}

const padded = (value: number, length: number) => String(value).padStart(length, '0');

/** The calendar day of a date in the device's time zone, `YYYY-MM-DD`. */
export const dayFromDate = (date: Date): string =>
  `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}`;
