/** Events with their first and last day in the park's calendar. */
import type { EventItem } from '@park/contract/events';
import { addDays, dayMs, type Formats } from '@park/platform';
import { lastMoment } from '@park/ui/pages';

type SpanFormats = Pick<Formats, 'dayOf' | 'time'>;

export interface DaySpan {
  readonly event: EventItem;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A night out belongs to the evening: until this hour the next day does not count. */
const endOfNight = '06:00';

function lastDayOf(event: EventItem, firstDay: string, format: SpanFormats): string {
  const durationMs = Date.parse(event.endDate) - Date.parse(event.startDate);
  // Most events end on the day they begin, so the second conversion is skipped.
  if (durationMs <= 1) return firstDay;
  const isNight = !event.isAllDay && durationMs < dayMs && format.time(event.endDate) <= endOfNight;
  const lastDay = format.dayOf(lastMoment(event));
  return isNight && lastDay === addDays(firstDay, 1) ? firstDay : lastDay;
}

/** In the order of the calendar: by first day, events of whole days first, longer ones before shorter ones. */
export function daySpans(events: readonly EventItem[], format: SpanFormats): DaySpan[] {
  return events
    .map((event) => {
      const firstDay = format.dayOf(event.startDate);
      return { event, firstDay, lastDay: lastDayOf(event, firstDay, format) };
    })
    .sort(inCalendarOrder);
}

export const isBar = ({ event, firstDay, lastDay }: DaySpan): boolean => event.isAllDay || firstDay !== lastDay;

export const touchesDay = ({ firstDay, lastDay }: DaySpan, day: string): boolean => firstDay <= day && day <= lastDay;

export const spansOn = (spans: readonly DaySpan[], day: string): DaySpan[] =>
  spans.filter((span) => touchesDay(span, day));

function inCalendarOrder(one: DaySpan, other: DaySpan): number {
  if (one.firstDay !== other.firstDay) return one.firstDay < other.firstDay ? -1 : 1;
  if (isBar(one) !== isBar(other)) return isBar(one) ? -1 : 1;
  if (one.lastDay !== other.lastDay) return one.lastDay > other.lastDay ? -1 : 1;
  return one.event.startDate < other.event.startDate ? -1 : Number(one.event.startDate > other.event.startDate);
}
