import ICAL from 'ical.js';
import { calendarText, type CalendarEvent } from './calendar';

const zone = 'Europe/Zurich';

const event = (changes: Partial<CalendarEvent>): CalendarEvent => ({
  uid: 'event-1@park.example',
  start: new Date('2026-03-12T16:00:00Z'),
  end: new Date('2026-03-12T18:30:00Z'),
  isAllDay: false,
  title: 'Meet the makers',
  description: 'Line one\nLine two; with, signs \\ in it',
  location: 'Hall A',
  url: 'https://park.example/events/details?id=1',
  status: 'confirmed',
  isPublic: true,
  sequence: 2,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  updatedAt: new Date('2026-02-01T08:00:00Z'),
  ...changes,
});

/** Reads the text back with its own VTIMEZONE, knowing no zone from elsewhere. */
function readBack(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const component of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(component));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const only = (text: string): ICAL.Event => {
  const found = readBack(text);
  expect(found).toHaveLength(1);
  return found[0] as ICAL.Event;
};

describe('calendar text', () => {
  it('lets a reader find every field', () => {
    const text = calendarText([event({})], zone);
    const read = only(text);
    expect(read.uid).toBe('event-1@park.example');
    expect(read.summary).toBe('Meet the makers');
    expect(read.description).toBe('Line one\nLine two; with, signs \\ in it');
    expect(read.location).toBe('Hall A');
    expect(read.sequence).toBe(2);
    expect(read.startDate.toJSDate().toISOString()).toBe('2026-03-12T16:00:00.000Z');
    expect(read.endDate.toJSDate().toISOString()).toBe('2026-03-12T18:30:00.000Z');
    expect(text).toContain('DTSTART;TZID=Europe/Zurich:20260312T170000\r\n');
    expect(text).toContain('DTSTAMP:20260201T080000Z\r\n');
    expect(text).toContain('LAST-MODIFIED:20260201T080000Z\r\n');
    expect(text).toContain('STATUS:CONFIRMED\r\n');
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it.each([
    ['before the clocks go forward', '2026-03-29T00:30:00Z'],
    ['after the clocks went forward', '2026-03-29T01:30:00Z'],
    ['in the hour that comes twice, first time', '2026-10-25T00:30:00Z'],
    ['in the hour that comes twice, second time', '2026-10-25T01:30:00Z'],
    ['after the clocks went back', '2026-10-25T02:30:00Z'],
    ['in summer', '2026-07-01T10:00:00Z'],
  ])('keeps the moment of an event %s', (_, start) => {
    const begin = new Date(start);
    const read = only(calendarText([event({ start: begin, end: new Date(begin.getTime() + 48 * 3_600_000) })], zone));
    expect(read.startDate.toJSDate().toISOString()).toBe(begin.toISOString());
    expect(read.endDate.toJSDate().getTime() - read.startDate.toJSDate().getTime()).toBe(48 * 3_600_000);
  });

  it('writes all-day events as days, the end being the day after the last', () => {
    const text = calendarText(
      [event({ isAllDay: true, start: new Date('2026-03-27T23:00:00Z'), end: new Date('2026-03-29T22:00:00Z') })],
      zone,
    );
    expect(text).toContain('DTSTART;VALUE=DATE:20260328\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20260330\r\n');
    expect(text).not.toContain('VTIMEZONE');
  });

  it('folds lines at 75 octets, also between letters of several', () => {
    const title = 'Événement où l’été finit déjà 🚲 '.repeat(12).trim();
    const text = calendarText([event({ title })], zone);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(only(text).summary).toBe(title);
  });

  it('says when an event is cancelled or not for all', () => {
    const text = calendarText([event({ status: 'cancelled', isPublic: false })], zone);
    expect(text).toContain('STATUS:CANCELLED\r\n');
    expect(text).toContain('CLASS:PRIVATE\r\n');
  });

  it('leaves out the end of an event without length and everything empty', () => {
    const start = new Date('2026-03-12T16:00:00Z');
    const text = calendarText([event({ start, end: start, location: '' })], zone);
    expect(text).not.toContain('DTEND');
    expect(text).not.toContain('LOCATION');
  });

  it('lets no control character and no line of its own through', () => {
    const text = calendarText([event({ title: 'A\u0000B\r\nSTATUS:CANCELLED\u0007' })], zone);
    expect(only(text).summary).toBe('A B\nSTATUS:CANCELLED ');
    expect(text.match(/^STATUS:/gm)).toHaveLength(1);
  });
});
