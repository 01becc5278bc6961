import type { EventItem } from '@park/contract/events';
import type { Formats } from '@park/platform';

/**
 * "Fri 27 Nov, 14:00–16:00", "Fri 27 Nov, 20:00 – Sat 28 Nov, 02:00"; all-day events as days without times, "14:00"
 * alone for an event without an end.
 */
export function eventTime(
  { startDate, endDate, isAllDay }: Pick<EventItem, 'startDate' | 'endDate' | 'isAllDay'>,
  format: Formats,
): string {
  // Half-open: an event that ends at midnight does not touch the next day.
  const lastMoment = Math.max(Date.parse(startDate), Date.parse(endDate) - 1);
  const isOneDay = format.dayOf(startDate) === format.dayOf(lastMoment);
  const [first, last] = [format.day(startDate), format.day(lastMoment)];
  if (isAllDay) return isOneDay ? first : `${first} – ${last}`;
  if (Date.parse(endDate) <= Date.parse(startDate)) return `${first}, ${format.time(startDate)}`;
  if (isOneDay) return `${first}, ${format.timeRange(startDate, endDate)}`;
  return `${first}, ${format.time(startDate)} – ${format.day(endDate)}, ${format.time(endDate)}`;
}
