/** Dated events of a calendar file: series as single events, with what the file says of single dates. */
import ICAL from 'ical.js';
import { searchForm } from '../listing/search-words';
import { paragraphs, shortened } from '../park-import/load-content';
import { addDays, momentAt } from '../park-time/park-time';
import { plainText, sanitiseHtml } from '../rich-text/sanitise-html';
import { BrokenBlock, calendarBlocks, parseBlock, type RawComponent, type RawProperty } from './calendar-blocks';
import type { ImportProblem } from './import-problem';
import { mostOccurrences, occurrencesOf, propertiesOf, repeats, type Horizon, type Occurrence } from './recurrence';
import { Clocks, momentOf, readWallTime, type Clock, type WallTime } from './wall-time';
import { withinTime } from './within-time';

export interface ReadEvent {
  /** UID of the file. */
  uid: string;
  /** Unique per date: the UID, and for a date of a series the moment for which it was planned. */
  key: string;
  line: number;
  title: string;
  summary: string;
  /** Sanitised HTML. */
  content: string;
  location: string;
  url: string | null;
  onlineUrl: string | null;
  categories: string[];
  startsAt: Date;
  endsAt: Date;
  isAllDay: boolean;
  isCancelled: boolean;
  isPrivate: boolean;
}

export interface ReadCalendar {
  events: ReadEvent[];
  problems: ImportProblem[];
}

/** For one event with all its dates; zones of a file can have rules that never end, too. */
const patienceMs = 5_000;
const longestMs = 366 * 86_400_000;
const longestTitle = 150;
const longestContent = 100_000;
const longestKey = 1000;

interface Part {
  line: number;
  component: RawComponent;
}

const textOf = (component: RawComponent, name: string): string => {
  const value = propertiesOf(component, name)[0]?.[3];
  return typeof value === 'string' || typeof value === 'number' ? String(value).normalize('NFC').trim() : '';
};

const cut = (text: string, length: number) => (text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`);
const webAddress = (text: string): string | null => (text.length <= 2000 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null);

/** HTML where the file has it, otherwise its plain words as paragraphs. */
function contentOf(component: RawComponent): string {
  const [html] = propertiesOf(component, 'x-alt-desc').filter(([, parameters]) => parameters.fmttype === 'text/html').map((property) => String(property[3]));
  const words = textOf(component, 'description');
  const clean = html === undefined ? paragraphs(words) : sanitiseHtml(html);
  return plainText(clean) === '' ? '' : clean;
}

function factsOf({ component }: Part) {
  const location = textOf(component, 'location');
  const place = webAddress(location);
  const content = contentOf(component);
  if (content.length > longestContent) throw new Error(`DESCRIPTION: has ${content.length} characters, at most ${longestContent} are allowed`);
  const title = plainText(textOf(component, 'summary'));
  if (title === '') throw new Error('SUMMARY: is missing; an event needs a title');
  return {
    title: cut(title, longestTitle),
    summary: shortened(plainText(content)),
    content,
    location: place ? '' : cut(location, 300),
    url: webAddress(textOf(component, 'url')),
    onlineUrl: place,
    categories: propertiesOf(component, 'categories').flatMap((property) => property.slice(3).map((value) => searchForm(String(value)))),
    isCancelled: textOf(component, 'status').toUpperCase() === 'CANCELLED',
    isPrivate: ['PRIVATE', 'CONFIDENTIAL'].includes(textOf(component, 'class').toUpperCase()),
  };
}

interface Start {
  wall: WallTime;
  clock: Clock;
  startsAt: Date;
}

function timeOf(property: RawProperty | undefined, clocks: Clocks, field: string): Start | null {
  if (!property) return null;
  const wall = readWallTime(property[3]);
  if (!wall) throw new Error(`${field}: "${String(property[3])}" is not a date that exists`);
  const clock = clocks.of(property, wall);
  if (!clock) throw new Error(`${field}: the zone "${String(property[1].tzid)}" is not known and the file does not define it`);
  // A whole day is a day of the park, whatever zone stands beside it.
  const used = wall.time === null ? clocks.park : clock;
  return { wall, clock: used, startsAt: momentOf(wall, used) };
}

/** Without an end a date lasts its day and a time no time at all (RFC 5545, 3.6.1). */
function endOf(component: RawComponent, start: Start, clocks: Clocks): Date {
  const end = timeOf(propertiesOf(component, 'dtend')[0], clocks, 'DTEND');
  const length = textOf(component, 'duration');
  const isDay = start.wall.time === null;
  const endsAt = end
    ? end.startsAt
    : length !== ''
      ? new Date(start.startsAt.getTime() + ICAL.Duration.fromString(length).toSeconds() * 1000)
      : isDay
        ? nextMidnight(start.wall, start.clock, 1)
        : start.startsAt;
  if (Number.isNaN(endsAt.getTime())) throw new Error('DURATION: is not a length of time');
  if (endsAt < start.startsAt) throw new Error('DTEND: lies before the start');
  if (endsAt.getTime() - start.startsAt.getTime() > longestMs) throw new Error('DTEND: lies more than a year after the start');
  // Some programs write the day itself as the end of a single day.
  return isDay && endsAt.getTime() === start.startsAt.getTime() ? nextMidnight(start.wall, start.clock, 1) : endsAt;
}

const nextMidnight = ({ day }: WallTime, clock: Clock, days: number): Date => ('iana' in clock ? momentAt(addDays(day, days), '00:00', clock.iana) : momentOf({ day: addDays(day, days), time: null, isUtc: false }, clock));

const daysOf = ({ startsAt }: Start, endsAt: Date) => Math.max(1, Math.round((endsAt.getTime() - startsAt.getTime()) / 86_400_000));

const stamp = (moment: Date, isDay: boolean, wall: WallTime): string => (isDay ? wall.day.replaceAll('-', '') : moment.toISOString().replace(/[-:]|\.\d+/g, ''));

/** Reads one UID: its event or series, and what is said of single dates of it. */
function readSeries(uid: string, master: Part | undefined, changes: readonly Part[], clocks: Clocks, horizon: Horizon, note: (part: Part, message: string) => void): ReadEvent[] {
  const events = new Map<string, ReadEvent>();
  if (master) {
    const start = timeOf(propertiesOf(master.component, 'dtstart')[0], clocks, 'DTSTART');
    if (!start) throw new Error('DTSTART: is missing');
    const endsAt = endOf(master.component, start, clocks);
    const facts = { uid, line: master.line, ...factsOf(master), isAllDay: start.wall.time === null };
    if (!repeats(master.component)) {
      events.set(uid, { ...facts, key: uid, startsAt: start.startsAt, endsAt });
    } else {
      const found = occurrencesOf(master.component, start.wall, start.clock, clocks, horizon);
      if (found.length > mostOccurrences) note(master, `RRULE: only the first ${mostOccurrences} dates were taken`);
      for (const occurrence of found.slice(0, mostOccurrences)) {
        const key = `${uid}#${stamp(occurrence.start, facts.isAllDay, occurrence.wall)}`;
        events.set(key, { ...facts, key, startsAt: occurrence.start, endsAt: endOfOccurrence(occurrence, start, endsAt) });
      }
    }
  }
  for (const part of changes) {
    try {
      const [property] = propertiesOf(part.component, 'recurrence-id');
      const planned = timeOf(property, clocks, 'RECURRENCE-ID');
      const start = timeOf(propertiesOf(part.component, 'dtstart')[0], clocks, 'DTSTART');
      if (!planned || !start) throw new Error('DTSTART: is missing');
      if (property?.[1].range) note(part, 'RECURRENCE-ID: the change is meant for all later dates too; it was made to this one only');
      const key = `${uid}#${stamp(planned.startsAt, planned.wall.time === null, planned.wall)}`;
      events.set(key, { uid, key, line: part.line, ...factsOf(part), startsAt: start.startsAt, endsAt: endOf(part.component, start, clocks), isAllDay: start.wall.time === null });
    } catch (error) {
      throw new BrokenBlock(part.line, (error as Error).message);
    }
  }
  return [...events.values()];
}

function endOfOccurrence({ start, wall, end }: Occurrence, first: Start, firstEnd: Date): Date {
  if (end && end >= start && end.getTime() - start.getTime() <= longestMs) return end;
  if (first.wall.time === null) return nextMidnight(wall, first.clock, daysOf(first, firstEnd));
  return new Date(start.getTime() + firstEnd.getTime() - first.startsAt.getTime());
}

/** Never throws, whatever the text is; what cannot be read is told and left out. */
export function readEvents(text: string, { zone, horizon }: { zone: string; horizon: Horizon }): ReadCalendar {
  const blocks = calendarBlocks(text);
  const problems: ImportProblem[] = [];
  const tell = (line: number, error: unknown) => {
    const isPlaced = error instanceof BrokenBlock;
    problems.push({ line: isPlaced ? error.line : line, message: error instanceof Error ? error.message : 'is not readable' });
  };
  if (!blocks.isCalendar) problems.push({ line: 1, message: 'is not a calendar; it begins with BEGIN:VCALENDAR' });
  for (const { line } of blocks.unfinished) problems.push({ line, message: 'begins and does not end' });

  const definitions = blocks.zones.flatMap((block) => {
    try {
      const definition = parseBlock(block);
      new Clocks([definition], zone);
      return [definition];
    } catch (error) {
      tell(block.line, error);
      return [];
    }
  });
  const clocks = new Clocks(definitions, zone);

  const series = new Map<string, { master?: Part; changes: Part[] }>();
  for (const block of blocks.events) {
    try {
      const part = { line: block.line, component: parseBlock(block) };
      const uid = textOf(part.component, 'uid');
      if (uid === '' || uid.length > longestKey) throw new Error('UID: is missing or too long; an event needs one that never changes');
      const known = series.get(uid) ?? { changes: [] };
      series.set(uid, known);
      if (propertiesOf(part.component, 'recurrence-id').length > 0) known.changes.push(part);
      else if (known.master) throw new Error(`UID: "${cut(uid, 80)}" stands on line ${known.master.line} already`);
      else known.master = part;
    } catch (error) {
      tell(block.line, error);
    }
  }
  const events: ReadEvent[] = [];
  for (const [uid, { master, changes }] of series) {
    const note = (part: Part, message: string) => problems.push({ line: part.line, message, isNote: true });
    // A change that is broken is left out alone: the series counts without it.
    const sound = changes.filter((change) => {
      try {
        withinTime(patienceMs, () => readSeries(uid, undefined, [change], clocks, horizon, () => undefined));
        return true;
      } catch (error) {
        tell(change.line, error);
        return false;
      }
    });
    try {
      const read = () => readSeries(uid, master, sound, clocks, horizon, note);
      events.push(...(definitions.length > 0 ? withinTime(patienceMs, read) : read()));
    } catch (error) {
      tell(master?.line ?? 1, error);
    }
  }
  return { events, problems: problems.sort((one, other) => one.line - other.line) };
}
