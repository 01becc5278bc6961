/** The period of statistics. */
import { TZDate } from '@date-fns/tz';
import { ApiError } from '../../core/errors/api-error';

export interface Period {
  /** First and last day, in the park's zone. */
  from: string;
  to: string;
  /** The same as instants, half-open. */
  start: Date;
  end: Date;
  /** Every month that overlaps the period, oldest first. */
  months: string[];
}

const maxYears = 10;

/** Returns the instant at which a day starts in a zone, optionally a number of days or months later. */
export const startOfDay = (day: string, zone: string, { days = 0, months = 0 } = {}): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1 + months, date + days, zone).getTime());
};

const pad = (number: number) => String(number).padStart(2, '0');

/**
 * Parses a period in the park's zone.
 * @throws ApiError 400 with the field if it ends before it starts or exceeds ten years
 */
export function readPeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
  zone: string,
): Period {
  const today = new TZDate(now.getTime(), zone);
  const last = to ?? `${today.getFullYear()}-${pad(today.getMonth() + 1)}-${pad(today.getDate())}`;
  const [year = 0, month = 1] = last.split('-').map(Number);
  const first = from ?? monthName(year, month - 11).concat('-01');
  if (first > last)
    throw new ApiError(400, 'errors.validation', {
      fields: { [to === undefined ? 'from' : 'to']: 'errors.field.invalid' },
    });
  const months: string[] = [];
  const [firstYear = 0, firstMonth = 1] = first.split('-').map(Number);
  if (year - firstYear > maxYears)
    throw new ApiError(400, 'errors.validation', { fields: { from: 'errors.field.tooSmall' } });
  const count = (year - firstYear) * 12 + month - firstMonth + 1;
  for (let offset = 0; offset < count; offset += 1) months.push(monthName(firstYear, firstMonth + offset));
  return { from: first, to: last, start: startOfDay(first, zone), end: startOfDay(last, zone, { days: 1 }), months };
}

/** Formats `YYYY-MM`; months below 1 and above 12 carry over into the adjacent years. */
function monthName(year: number, month: number): string {
  const count = year * 12 + month - 1;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${pad((count % 12) + 1)}`;
}
