/** Events as schema.org structured data. */
import type { EventDetail } from '@park/contract/events';
import type { StructuredData } from '@park/contract/structured-data';
import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type { ApiConfiguration } from '../../core/configuration/configuration';
import { addDays, dayOf } from '../../core/time/park-time';
import { companyPath, eventPath } from '../../core/web-addresses/pages';

type SiteConfiguration = Pick<ApiConfiguration, 'parkOrigin' | 'parkName'>;
type Facts = Omit<EventDetail, 'structuredData'>;

/** Path of an event's page. */

/** Formats an instant as local time with its UTC offset: `2026-03-12T17:00:00+01:00`. */
const withOffset = (instant: string, zone: string): string =>
  format(new TZDate(new Date(instant).getTime(), zone), "yyyy-MM-dd'T'HH:mm:ssxxx");

/** All-day events have dates, the last one included. */
function times({ startDate, endDate, isAllDay, timeZone }: Facts): { startDate: string; endDate: string } {
  if (!isAllDay) return { startDate: withOffset(startDate, timeZone), endDate: withOffset(endDate, timeZone) };
  const first = dayOf(new Date(startDate), timeZone);
  const last = addDays(dayOf(new Date(endDate), timeZone), -1);
  return { startDate: first, endDate: last < first ? first : last };
}

function places({ location, onlineUrl }: Facts, park: string, url: string): object[] {
  const online = onlineUrl ? [{ '@type': 'VirtualLocation', url: onlineUrl }] : [];
  if (location) return [{ '@type': 'Place', name: location, address: location }, ...online];
  // Without a location, the event is in the park.
  return onlineUrl ? online : [{ '@type': 'Place', name: park, address: park, url }];
}

const attendanceMode = ({ location, onlineUrl }: Facts): string => {
  if (!onlineUrl) return 'OfflineEventAttendanceMode';
  return location ? 'MixedEventAttendanceMode' : 'OnlineEventAttendanceMode';
};

/** Contains nothing that the page does not show: search engines require it. */
export function eventStructuredData(event: Facts, { parkOrigin, parkName }: SiteConfiguration): StructuredData {
  const url = parkOrigin + eventPath(event.id);
  const park = parkName[event.language];
  const { linkedCompany, image } = event;
  const found = places(event, park, parkOrigin);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': url,
    url,
    name: event.title,
    ...(event.summary && { description: event.summary }),
    ...(image && { image: [parkOrigin + image.url] }),
    inLanguage: event.language,
    ...times(event),
    eventStatus: `https://schema.org/${event.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${attendanceMode(event)}`,
    location: found.length === 1 ? found[0] : found,
    organizer: linkedCompany
      ? {
          '@type': 'Organization',
          name: linkedCompany.name,
          url: parkOrigin + companyPath(linkedCompany.id),
        }
      : { '@type': 'Organization', name: park, url: parkOrigin },
  };
}
