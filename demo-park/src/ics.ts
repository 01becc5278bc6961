import { addDays } from '@park/domain';
import type { ParkEvent } from './events';

const plain = (html: string): string =>
  html
    .replace(/<\/(p|li|h2)>\n?/g, '\n')
    .replace(/<li>/g, '– ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n');

/** RFC 5545: lines of at most 75 bytes, continued with a space, without splitting a character. */
export function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

const compact = (moment: string): string =>
  moment.replaceAll('-', '').replaceAll(':', '') + (moment.includes('T') ? '00' : '');

const zurich = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Zurich',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const eventLines = (event: ParkEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.key}@demo.park`,
  `DTSTAMP:${stamp}`,
  ...(event.allDay
    ? [`DTSTART;VALUE=DATE:${compact(event.start)}`, `DTEND;VALUE=DATE:${compact(addDays(event.end, 1))}`]
    : [`DTSTART;TZID=Europe/Zurich:${compact(event.start)}`, `DTEND;TZID=Europe/Zurich:${compact(event.end)}`]),
  `SUMMARY;LANGUAGE=en:${escaped(event.title.en)}`,
  `DESCRIPTION;LANGUAGE=en:${escaped(`${event.summary.en}\n${plain(event.content.en)}`)}`,
  ...(event.location === '' ? [] : [`LOCATION:${escaped(event.location)}`]),
  ...(event.registrationUrl === null ? [] : [`URL:${event.registrationUrl}`]),
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** All events as one calendar; fields that iCalendar lacks are in events.json. */
export function calendarFile(events: readonly ParkEvent[], referenceDate: string): string {
  const stamp = `${referenceDate.replaceAll('-', '')}T000000Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//demo.park//Park folder//EN',
    'CALSCALE:GREGORIAN',
    ...zurich,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('\r\n') + '\r\n';
}

/** Fields of an event that the calendar file lacks, by UID. */
export const eventExtras = (events: readonly ParkEvent[]): Record<string, unknown> =>
  Object.fromEntries(
    events.map((event) => [
      `${event.key}@demo.park`,
      {
        type: event.type,
        ...(event.membersOnly && { membersOnly: true }),
        ...(event.knova && { knova: true }),
        ...(event.onlineUrl !== null && { onlineUrl: event.onlineUrl }),
        ...(event.places !== null && { registration: { capacity: event.places } }),
        ...(event.company !== null && { company: event.company }),
        ...(event.image !== null && { image: event.image }),
        texts: {
          en: { summary: event.summary.en, content: event.content.en },
          fr: { title: event.title.fr, summary: event.summary.fr, content: event.content.fr },
        },
        ...(event.agenda.length > 0 && { agenda: event.agenda }),
      },
    ]),
  );
