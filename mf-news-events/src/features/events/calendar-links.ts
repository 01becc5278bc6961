/** Addresses at which calendar providers take an event. Nothing is sent before the reader follows one. */
import type { EventDetail } from '@park/contract/events';
import type { Formats } from '@park/platform';

export type CalendarProvider = 'google' | 'outlook' | 'office';

interface LinkOptions {
  /** Complete address of the event's page. */
  readonly page: string;
  readonly format: Pick<Formats, 'dayOf'>;
}

/** Only digits, `T` and `Z`: `20261127T130000Z`, `20261127`. */
const compact = (moment: string): string => moment.replace(/[-:]|\.\d+/g, '');

export function calendarLinks(
  event: Pick<EventDetail, 'title' | 'summary' | 'startDate' | 'endDate' | 'isAllDay' | 'location' | 'onlineUrl'>,
  { page, format }: LinkOptions,
): Record<CalendarProvider, string> {
  // Whole days are calendar days of the park, and the last one is not included.
  const [start, end] = event.isAllDay
    ? [format.dayOf(event.startDate), format.dayOf(event.endDate)]
    : [event.startDate, event.endDate];
  const body = [event.summary, page].filter(Boolean).join('\n\n');
  const place = event.location || event.onlineUrl || '';
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compact(start)}/${compact(end)}`,
    details: body,
    location: place,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: start,
    // Without an end Outlook proposes one. Google needs both times, which may be equal.
    ...(end !== start && { enddt: end }),
    allday: String(event.isAllDay),
    body,
    location: place,
  });
  // Outlook shows a plus sign for a space.
  const outlookQuery = outlook.toString().replaceAll('+', '%20');
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlookQuery}`,
    office: `https://outlook.office.com/calendar/0/deeplink/compose?${outlookQuery}`,
  };
}
