/** The period of statistics. */
import { addMonths, daysBetween } from '@park/domain';
import { ApiError } from '../../core/errors/api-error';
import { addDays, dayOf, momentAt, monthOf } from '../../core/time/park-time';

export interface Period {
  /** First and last day, in the park's zone. */
  from: string;
  to: string;
  /** The same as instants, half-open. */
  start: Date;
  end: Date;
  /** Every month that overlaps the period, `YYYY-MM`, oldest first. */
  months: string[];
}

/** Ten years. */
const maxDays = 3_653;
/** Of statistics that look at every day. */
const maxDetailedDays = 366;
/** Of a period without a first day; the month of its last day is the last one. */
const defaultMonths = 12;

/**
 * Parses a period in the park's zone.
 * @throws ApiError 400 with the field if it ends before it starts or exceeds ten years
 */
export function readPeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
  zone: string,
): Period {
  const last = to ?? dayOf(now, zone);
  const first = from ?? addMonths(monthOf(last).first, 1 - defaultMonths);
  if (first > last)
    throw new ApiError(400, 'errors.validation', {
      fields: { [to === undefined ? 'from' : 'to']: 'errors.field.periodOrder' },
    });
  refuseMoreDays({ from: first, to: last }, maxDays);
  const months: string[] = [];
  for (let month = monthOf(first).first; month <= last; month = monthOf(month).next) months.push(month.slice(0, 7));
  return {
    from: first,
    to: last,
    start: momentAt(first, '00:00', zone),
    end: momentAt(addDays(last, 1), '00:00', zone),
    months,
  };
}

function refuseMoreDays({ from, to }: Pick<Period, 'from' | 'to'>, count: number): void {
  if (daysBetween(from, to) >= count)
    throw new ApiError(400, 'errors.validation', {
      fields: { from: 'errors.field.periodTooLong' },
      fieldValues: { from: { count } },
    });
}

/** @throws ApiError 400 for `from` if the period is longer than a year */
export const refuseMoreThanYear = (period: Period): void => refuseMoreDays(period, maxDetailedDays);
