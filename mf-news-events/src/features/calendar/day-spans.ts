/** Events with their first and last day in the park's calendar. */
import type { EventItem } from '@park/contract/events';
import type { Formats } from '@park/platform';
import { lastMoment } from '../events/event-times';

export interface DaySpan {
  readonly event: EventItem;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** In the order of the calendar: by first day, events of whole days first, longer ones before shorter ones. */
export function daySpans(events: readonly EventItem[], format: Pick<Formats, 'dayOf'>): DaySpan[] {
  return events
    .map((event) => {
      const firstDay = format.dayOf(event.startDate);
      // Most events end on the day they begin, so the second conversion is skipped.
      const isShort = Date.parse(event.endDate) <= Date.parse(event.startDate) + 1;
      return { event, firstDay, lastDay: isShort ? firstDay : format.dayOf(lastMoment(event)) };
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
