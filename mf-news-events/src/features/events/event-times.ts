/** Date and time of an event as text, in the park's time zone. */
import { hourMs, minuteMs, type Formats } from '@park/platform';

export interface EventSpan {
  readonly startDate: string;
  /** Half-open: an all-day event ends at midnight after its last day. */
  readonly endDate: string;
  readonly isAllDay: boolean;
}

/** The last moment of the event. */
export const lastMoment = ({ startDate, endDate }: EventSpan): Date =>
  new Date(Math.max(Date.parse(startDate), Date.parse(endDate) - 1));

export const isOneDay = (event: EventSpan, format: Formats): boolean =>
  format.dayOf(event.startDate) === format.dayOf(lastMoment(event));

/** Whether the clock shows this time twice on the day, because summer time ends. */
const isRepeated = (moment: string, { time, dayOf }: Formats): boolean =>
  [-hourMs, hourMs].some((shift) => {
    const other = Date.parse(moment) + shift;
    return time(other) === time(moment) && dayOf(other) === dayOf(moment);
  });

/** "14:00–15:00"; "14:00" without an end; with the duration in the hour that comes twice: "02:30–02:30 (1 h)". */
export function eventHours({ startDate, endDate }: Pick<EventSpan, 'startDate' | 'endDate'>, format: Formats): string {
  const durationMs = Date.parse(endDate) - Date.parse(startDate);
  if (durationMs <= 0) return format.time(startDate);
  const hours = format.timeRange(startDate, endDate);
  return isRepeated(startDate, format) || isRepeated(endDate, format)
    ? `${hours} (${format.duration(Math.round(durationMs / minuteMs))})`
    : hours;
}

/** "Fri 20 Nov, 14:00–15:00", "Fri 20 Nov", "Fri 20 Nov, 20:00 – Sat 21 Nov, 02:00", "Fri 20 Nov – Sun 22 Nov". */
export function eventTime(event: EventSpan, format: Formats): string {
  const { startDate, endDate, isAllDay } = event;
  if (isOneDay(event, format))
    return isAllDay ? format.day(startDate) : `${format.day(startDate)}, ${eventHours(event, format)}`;
  if (isAllDay) return `${format.day(startDate)} – ${format.day(lastMoment(event))}`;
  return `${format.day(startDate)}, ${format.time(startDate)} – ${format.day(endDate)}, ${format.time(endDate)}`;
}

export type EventMoment = 'ahead' | 'underWay' | 'over';

export function momentOf({ startDate, endDate }: EventSpan, now: Date): EventMoment {
  if (Date.parse(endDate) <= now.getTime()) return 'over';
  return Date.parse(startDate) <= now.getTime() ? 'underWay' : 'ahead';
}
