/** The period that a view of the calendar shows, in days of the park's calendar. Weeks start on Monday. */
import { addDays, addMonths, isoWeekday } from '@park/platform';

export const calendarViews = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

export interface Period {
  /** First and last day of the period, both included. */
  readonly first: string;
  readonly last: string;
  /** The weeks shown; in the month grid the first and last week are whole. */
  readonly weeks: readonly (readonly string[])[];
}

export const mondayOf = (day: string): string => addDays(day, 1 - isoWeekday(day));

const weekFrom = (monday: string): string[] => Array.from({ length: 7 }, (_unused, place) => addDays(monday, place));

export function periodOf(view: CalendarView, day: string): Period {
  if (view === 'week') {
    const week = weekFrom(mondayOf(day));
    return { first: week[0] ?? day, last: week[6] ?? day, weeks: [week] };
  }
  const first = `${day.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const weeks: string[][] = [];
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7)) weeks.push(weekFrom(monday));
  return { first, last, weeks };
}

/** The span to load: whole weeks, the same for month and list, so that changing between them sends no call. */
export const spanOf = ({ first, last, weeks }: Period): { readonly startDate: string; readonly endDate: string } => ({
  startDate: weeks[0]?.[0] ?? first,
  endDate: weeks.at(-1)?.[6] ?? last,
});

/** The same day one week or month earlier (-1) or later (1). */
export const stepped = (view: CalendarView, day: string, steps: -1 | 1): string =>
  view === 'week' ? addDays(day, 7 * steps) : addMonths(day, steps);
