/** Events of `events.ics`. What iCalendar cannot say is in `events.json` under the same UID. */
import { dayMs } from '@park/domain';
import { maxEventDays } from '@park/contract/event-limits';
import ICAL from 'ical.js';
import { addDays, momentAt } from '../../core/time/park-time';
import { plainText } from '../../core/rich-text/sanitise-html';
import type { ProblemList } from '../shared/park-problem';
import { readText } from '../shared/text-file';

export const calendarFile = 'events.ics';

export interface CalendarEvent {
  uid: string;
  line: number;
  summary: string;
  description: string;
  location: string;
  url: string | null;
  startsAt: Date;
  endsAt: Date;
  isAllDay: boolean;
  isCancelled: boolean;
  sequence: number;
}

/** Longest event that the database keeps. */
const maxDurationMs = maxEventDays * dayMs;

/** Lines on which events begin, in the order of the file. */
const beginLines = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => (line.trim().toUpperCase() === 'BEGIN:VEVENT' ? [index + 1] : []));

/** Line of the content line that the parser could not read. */
function brokenLine(text: string, message: string): number | null {
  const quoted = /(?:^|\) |[^)] )"([^"]{3,})/.exec(message.replace('(no token ";" or ":")', '()'))?.[1];
  if (quoted === undefined) return null;
  const start = quoted.slice(0, 40);
  const found = text.split('\n').findIndex((line) => line.startsWith(start));
  return found === -1 ? null : found + 1;
}

function parseCalendar(text: string, problems: ProblemList): ICAL.Component | null {
  try {
    const parsed: unknown = ICAL.parse(text);
    const [first] = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
    const calendar = new ICAL.Component(first as ConstructorParameters<typeof ICAL.Component>[0]);
    if (calendar.name === 'vcalendar') return calendar;
    problems.add(calendarFile, 1, null, 'is not a calendar; it begins with BEGIN:VCALENDAR');
  } catch (error) {
    const { message } = error as Error;
    problems.add(
      calendarFile,
      brokenLine(text, message),
      null,
      `is not a readable calendar: ${message.split('\n')[0] ?? message}`,
    );
  }
  return null;
}

/** Reads the calendar; events that are wrong are told and left out. */
export async function readCalendar(directory: string, zone: string, problems: ProblemList): Promise<CalendarEvent[]> {
  const text = await readText(directory, calendarFile, problems);
  if (text === null) return [];
  const calendar = parseCalendar(text, problems);
  if (!calendar) return [];
  for (const definition of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(definition));
  const lines = beginLines(text);
  const seen = new Map<string, number>();
  return calendar.getAllSubcomponents('vevent').flatMap((component, index) => {
    const line = lines[index] ?? 1;
    const event = readEvent(component, line, zone, problems);
    if (!event) return [];
    const before = seen.get(event.uid);
    if (before !== undefined) {
      problems.add(calendarFile, line, 'UID', `"${event.uid}" is already on line ${before}`);
      return [];
    }
    seen.set(event.uid, line);
    return [event];
  });
}

const textOf = (component: ICAL.Component, name: string): string => {
  const value: unknown = component.getFirstPropertyValue(name);
  return value === null || value === undefined ? '' : String(value).normalize('NFC').trim();
};

const two = (value: number): string => String(value).padStart(2, '0');
const dayText = (time: ICAL.Time): string =>
  `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;

/** A time of the file as a moment. Times without a zone are the park's. */
function toMoment(time: ICAL.Time, property: ICAL.Property | null, zone: string): Date {
  if (time.isDate) return momentAt(dayText(time), '00:00', zone);
  const given: unknown = property?.getParameter('tzid');
  const isUtc = time.zone?.tzid === 'UTC';
  if (isUtc) return time.toJSDate();
  const named = typeof given === 'string' ? given.replace(/^\/.*?\/(?=[A-Z])/, '') : zone;
  if (isKnownZone(named)) return momentAt(dayText(time), `${two(time.hour)}:${two(time.minute)}`, named);
  return new Date(time.toUnixTime() * 1000);
}

const known = new Map<string, boolean>();

function isKnownZone(zone: string): boolean {
  const before = known.get(zone);
  if (before !== undefined) return before;
  let answer = true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    answer = false;
  }
  known.set(zone, answer);
  return answer;
}

function readEvent(component: ICAL.Component, line: number, zone: string, problems: ProblemList): CalendarEvent | null {
  const tell = (field: string, message: string): null => {
    problems.add(calendarFile, line, field, message);
    return null;
  };
  const uid = textOf(component, 'uid');
  const summary = textOf(component, 'summary');
  if (uid === '') return tell('UID', 'is missing; an event needs one that never changes');
  if (summary === '') return tell('SUMMARY', 'is missing; an event needs a title');
  if (summary.length > 150) return tell('SUMMARY', `has ${summary.length} characters, at most 150 are allowed`);
  if (component.hasProperty('rrule') || component.hasProperty('rdate'))
    return tell('RRULE', 'repeats; list each date as an event of its own, with a UID of its own');
  const times = readTimes(component, zone);
  if (typeof times === 'string') return tell('DTSTART', times);
  if (times.endsAt < times.startsAt) return tell('DTEND', 'is before the start');
  if (times.endsAt.getTime() - times.startsAt.getTime() > maxDurationMs)
    return tell('DTEND', 'is more than a year after the start');
  const url = textOf(component, 'url');
  if (url !== '' && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
    return tell('URL', `"${url}" is not a web address that begins with https:// or http://`);
  return {
    uid,
    line,
    summary,
    description: plainText(textOf(component, 'description')) === '' ? '' : textOf(component, 'description'),
    location: textOf(component, 'location').slice(0, 300),
    url: url === '' ? null : url,
    ...times,
    isCancelled: textOf(component, 'status').toUpperCase() === 'CANCELLED',
    sequence: Number(textOf(component, 'sequence')) || 0,
  };
}

function readTimes(
  component: ICAL.Component,
  zone: string,
): { startsAt: Date; endsAt: Date; isAllDay: boolean } | string {
  const start = component.getFirstProperty('dtstart');
  const end = component.getFirstProperty('dtend');
  const from: unknown = start?.getFirstValue();
  if (!(from instanceof ICAL.Time)) return 'is missing or is not a time';
  const until: unknown = end?.getFirstValue();
  const duration: unknown = component.getFirstPropertyValue('duration');
  const startsAt = toMoment(from, start, zone);
  if (Number.isNaN(startsAt.getTime())) return 'is not a time';
  if (until instanceof ICAL.Time) return { startsAt, endsAt: toMoment(until, end, zone), isAllDay: from.isDate };
  if (duration instanceof ICAL.Duration)
    return { startsAt, endsAt: new Date(startsAt.getTime() + duration.toSeconds() * 1000), isAllDay: from.isDate };
  // RFC 5545: without an end a date lasts the day, a time no time at all.
  return {
    startsAt,
    endsAt: from.isDate ? momentAt(addDays(dayText(from), 1), '00:00', zone) : startsAt,
    isAllDay: from.isDate,
  };
}
