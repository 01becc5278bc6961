/** Date and time of an event as text, in the park's time zone. */

export interface EventSpan {
  readonly startDate: string;
  /** Half-open: an all-day event ends at midnight after its last day. */
  readonly endDate: string;
  readonly isAllDay: boolean;
}

/** The formats of the platform that are used here. */
export interface EventTimeFormats {
  day: (value: string | Date) => string;
  time: (value: string | number) => string;
  timeRange: (start: string, end: string) => string;
  dayOf: (value: string | number | Date) => string;
  /** Of minutes. */
  duration: (minutes: number) => string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The last moment of the event. */
export const lastMoment = ({ startDate, endDate }: Pick<EventSpan, 'startDate' | 'endDate'>): Date =>
  new Date(Math.max(Date.parse(startDate), Date.parse(endDate) - 1));

/** Whether the event ends on the day on which it begins, in the park's time zone. */
export const isOneDay = (
  event: Pick<EventSpan, 'startDate' | 'endDate'>,
  { dayOf }: Pick<EventTimeFormats, 'dayOf'>,
): boolean => dayOf(event.startDate) === dayOf(lastMoment(event));

/** Whether the clock shows this time twice on the day, because summer time ends. */
const isRepeated = (moment: string, { time, dayOf }: EventTimeFormats): boolean =>
  [-hourMs, hourMs].some((shift) => {
    const other = Date.parse(moment) + shift;
    return time(other) === time(moment) && dayOf(other) === dayOf(moment);
  });

/** "14:00–15:00"; "14:00" without an end; with the duration in the hour that comes twice: "02:30–02:30 (1 h)". */
export function eventHours(
  { startDate, endDate }: Pick<EventSpan, 'startDate' | 'endDate'>,
  format: EventTimeFormats,
): string {
  const durationMs = Date.parse(endDate) - Date.parse(startDate);
  if (durationMs <= 0) return format.time(startDate);
  const hours = format.timeRange(startDate, endDate);
  return isRepeated(startDate, format) || isRepeated(endDate, format)
    ? `${hours} (${format.duration(Math.round(durationMs / minuteMs))})`
    : hours;
}

/** "Fri 20 Nov, 14:00–15:00", "Fri 20 Nov", "Fri 20 Nov, 20:00 – Sat 21 Nov, 02:00", "Fri 20 Nov – Sun 22 Nov". */
export function eventTime(event: EventSpan, format: EventTimeFormats): string {
  const { startDate, endDate, isAllDay } = event;
  if (isOneDay(event, format))
    return isAllDay ? format.day(startDate) : `${format.day(startDate)}, ${eventHours(event, format)}`;
  if (isAllDay) return `${format.day(startDate)} – ${format.day(lastMoment(event))}`;
  return `${format.day(startDate)}, ${format.time(startDate)} – ${format.day(endDate)}, ${format.time(endDate)}`;
}
