/**
 * What we write is read back by two programs that know nothing of each other, and both must find every field as it was:
 * across the changes of the clocks, for days, for several days, for texts of any kind; whatever zone the server runs in.
 */
import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { dayOf } from '../time/park-time';
import { calendarText, type CalendarEvent } from './calendar';

const zone = 'Europe/Zurich';

interface ReadEvent {
  uid: string;
  start: string;
  end: string;
  isAllDay: boolean;
  title: string;
  description: string;
  location: string;
  url: string;
  status: string;
  sequence: number;
  stamp: string;
  created: string;
  changed: string;
  class: string;
  isFree: boolean;
}

const textOf = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object' && 'val' in value
      ? String(value.val)
      : String(value);

function readByIcalJs(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const component of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(component));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const when = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
    const first = (name: string) => component.getFirstPropertyValue(name);
    const moment = (name: string) => (first(name) as ICAL.Time).toJSDate().toISOString();
    return {
      uid: event.uid,
      start: when(event.startDate),
      end: when(component.hasProperty('dtend') ? event.endDate : event.startDate),
      isAllDay: event.startDate.isDate,
      title: textOf(event.summary),
      description: textOf(event.description),
      location: textOf(event.location),
      url: textOf(first('url')),
      status: textOf(first('status')),
      sequence: Number(first('sequence')),
      stamp: moment('dtstamp'),
      created: moment('created'),
      changed: moment('last-modified'),
      class: textOf(first('class')),
      isFree: first('transp') === 'TRANSPARENT',
    };
  });
}

function readByNodeIcal(text: string): ReadEvent[] {
  const found = Object.values(nodeIcal.sync.parseICS(text)).filter((part): part is VEvent => part.type === 'VEVENT');
  // It returns days as midnights of the zone that the process runs in.
  const localDay = (date: Date) =>
    `${String(date.getFullYear()).padStart(4, '0')}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
  return found.map((event) => {
    const isAllDay = event.datetype === 'date';
    const when = (date: Date) => (isAllDay ? localDay(date) : date.toISOString());
    return {
      uid: event.uid,
      start: when(event.start),
      end: when(event.end ?? event.start),
      isAllDay,
      title: textOf(event.summary),
      description: textOf(event.description),
      location: textOf(event.location),
      url: textOf(event.url),
      status: textOf(event.status),
      sequence: Number(event.sequence),
      stamp: event.dtstamp.toISOString(),
      created: new Date(event.created).toISOString(),
      changed: new Date(event.lastmodified).toISOString(),
      class: textOf(event.class),
      isFree: event.transparency === 'TRANSPARENT',
    };
  });
}

const event = (changes: Partial<CalendarEvent>): CalendarEvent => ({
  uid: 'event-1@park.example',
  start: new Date('2026-03-12T16:00:00Z'),
  end: new Date('2026-03-12T18:30:00Z'),
  isAllDay: false,
  title: 'Meet the makers',
  description: 'Line one\nLine two; with, signs \\ in it: "so"',
  location: 'Hall A, building B; left',
  url: 'https://park.example/events/details?id=1&from=calendar',
  status: 'confirmed',
  isPublic: true,
  sequence: 3,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  updatedAt: new Date('2026-02-01T08:00:00Z'),
  ...changes,
});

/** What was meant, by the same names. */
function expected(given: CalendarEvent): ReadEvent {
  const when = (date: Date) => (given.isAllDay ? dayOf(date, zone) : date.toISOString());
  return {
    uid: given.uid,
    start: when(given.start),
    end: when(given.end),
    isAllDay: given.isAllDay,
    title: given.title,
    description: given.description,
    location: given.location,
    url: given.url,
    status: given.status.toUpperCase(),
    sequence: given.sequence,
    stamp: given.updatedAt.toISOString(),
    created: given.createdAt.toISOString(),
    changed: given.updatedAt.toISOString(),
    class: given.isPublic ? 'PUBLIC' : 'PRIVATE',
    isFree: given.isFree ?? given.isAllDay,
  };
}

const hourMs = 3_600_000;
const spring = Date.parse('2026-03-29T01:00:00Z');
const autumn = Date.parse('2026-10-25T01:00:00Z');
const around = (change: number, name: string) =>
  [-48, -3, -2, -1, -0.5, 0, 0.5, 1, 2, 3, 48].flatMap((hours) =>
    [1, 26].map((length) =>
      event({
        uid: `${name}-${hours}-${length}`,
        start: new Date(change + hours * hourMs),
        end: new Date(change + (hours + length) * hourMs),
      }),
    ),
  );

const zurichMidnight = (day: string, offset: string) => new Date(`${day}T00:00:00${offset}`);

const events: CalendarEvent[] = [
  event({}),
  ...around(spring, 'spring'),
  ...around(autumn, 'autumn'),
  event({
    uid: 'one-day',
    isAllDay: true,
    start: zurichMidnight('2026-07-01', '+02:00'),
    end: zurichMidnight('2026-07-02', '+02:00'),
  }),
  event({
    uid: 'days-over-spring',
    isAllDay: true,
    start: zurichMidnight('2026-03-28', '+01:00'),
    end: zurichMidnight('2026-03-31', '+02:00'),
  }),
  event({
    uid: 'days-over-autumn',
    isAllDay: true,
    start: zurichMidnight('2026-10-24', '+02:00'),
    end: zurichMidnight('2026-10-27', '+01:00'),
  }),
  event({ uid: 'over-new-year', start: new Date('2026-12-31T20:00:00Z'), end: new Date('2027-01-02T03:00:00Z') }),
  event({ uid: 'cancelled', status: 'cancelled', isPublic: false }),
  event({ uid: 'asked', status: 'tentative', isFree: true }),
  event({
    uid: 'letters',
    title: 'Été à l’École : « œuvre » 🚲 日本語 '.repeat(6).trim(),
    location: 'Zürich',
    description: `${'ä'.repeat(200)}\n${'🚲'.repeat(100)}`,
  }),
];

const readers = [
  ['ical.js', readByIcalJs],
  ['node-ical', readByNodeIcal],
] as const;

describe.each(readers)('a calendar read by %s', (_name, read) => {
  it('has every field of every event', () => {
    const found = new Map(
      read(calendarText(events, zone, { name: 'Events · Le Parc', refreshInterval: 'PT1H' })).map((one) => [
        one.uid,
        one,
      ]),
    );
    for (const given of events) expect(found.get(given.uid)).toEqual(expected(given));
    expect(found.size).toBe(events.length);
  });

  it('has each event’s facts in a file of its own as well', () => {
    for (const given of events) expect(read(calendarText([given], zone))).toEqual([expected(given)]);
  });

  it('has any event', () => {
    // Seconds are what the format has; white space at the ends of a value is not a reader's to keep, and node-ical reads
    // the letter n behind an escaped backslash as the end of a line.
    const moments = fc.integer({
      min: Date.parse('2020-01-01T00:00:00Z') / 1000,
      max: Date.parse('2035-01-01T00:00:00Z') / 1000,
    });
    const text = fc
      .string({
        unit: fc.constantFrom('a', 'É', '🚲', ' ', ',', ';', ':', '\\', '"', 'œ', '(', '='),
        minLength: 1,
        maxLength: 200,
      })
      .map((found) => `x${found}x`);
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 1, max: 10 * 86_400 }),
        text,
        text,
        (start, length, title, description) => {
          const given = event({
            start: new Date(start * 1000),
            end: new Date((start + length) * 1000),
            title,
            description,
          });
          expect(read(calendarText([given], zone))).toEqual([expected(given)]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

it('is folded at 75 octets and tells programs when to ask again', () => {
  const text = calendarText(events, zone, { name: 'Événements · Le Parc', refreshInterval: 'PT1H' });
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'NAME:Événements · Le Parc',
      'X-WR-CALNAME:Événements · Le Parc',
      'METHOD:PUBLISH',
    ]),
  );
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
