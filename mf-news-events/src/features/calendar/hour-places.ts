/** Where the events of a day are on the axis of hours. */
import { minuteMs } from '@park/platform';
import type { Formats } from '@park/platform';
import type { DaySpan } from './day-spans';

export interface HourPlace {
  readonly span: DaySpan;
  /** Minutes of the park's clock since midnight. */
  readonly start: number;
  readonly end: number;
  /** Events at the same time are side by side: the column, starting at 0, and their number. */
  readonly column: number;
  readonly columns: number;
}

/** The least height of an event, in which its time and the start of its title are readable. */
const minMinutes = 45;
const minutesOfDay = 24 * 60;

/** Hours that a week shows at least. */
const usualHours = { first: 8, last: 18 } as const;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/**
 * @param spans events of one day that are no bars, in the order of the calendar
 */
export function hourPlaces(spans: readonly DaySpan[], format: Pick<Formats, 'time' | 'dayOf'>): HourPlace[] {
  const timed = spans.map((span) => {
    const { startDate, endDate } = span.event;
    const start = Math.min(minutesOf(format.time(startDate)), minutesOfDay - minMinutes);
    const goesOn = format.dayOf(endDate) > span.firstDay;
    const clockEnd = goesOn ? minutesOfDay : minutesOf(format.time(endDate));
    // In the hour that comes twice the clock may show the same time at the end.
    const realEnd = start + Math.round((Date.parse(endDate) - Date.parse(startDate)) / minuteMs);
    const end = Math.max(clockEnd > start ? clockEnd : realEnd, start + minMinutes);
    return { span, start, end: Math.min(end, minutesOfDay) };
  });
  const places: HourPlace[] = [];
  let group: { span: DaySpan; start: number; end: number; column: number }[] = [];
  const close = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column + 1));
    places.push(...group.map((place) => ({ ...place, columns })));
    group = [];
  };
  for (const next of timed.sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (group.every(({ end }) => end <= next.start)) close();
    const taken = new Set(group.filter(({ end }) => end > next.start).map(({ column }) => column));
    let column = 0;
    while (taken.has(column)) column += 1;
    group.push({ ...next, column });
  }
  close();
  return places;
}

/** First and last hour of the axis: the usual ones, and those of all events. */
export function hoursOf(places: readonly HourPlace[]): { readonly first: number; readonly last: number } {
  return {
    first: Math.min(usualHours.first, ...places.map(({ start }) => Math.floor(start / 60))),
    last: Math.max(usualHours.last, ...places.map(({ end }) => Math.ceil(end / 60))),
  };
}
