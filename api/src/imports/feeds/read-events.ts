/** Dated events of a calendar file: series as single events, with what the file says of single dates. */
import { dayMs } from '@park/domain';
import { maxEventDays } from '@park/contract/event-limits';
import ICAL from 'ical.js';
import { addDays } from '../../core/time/park-time';
import {
  BrokenBlock,
  calendarBlocks,
  parseBlock,
  type ContentLine,
  type RawComponent,
  type RawProperty,
} from './calendar-blocks';
import { cut, factsOf, sequenceOf, textOf, type Part } from './event-facts';
import type { ImportProblem } from './import-problem';
import {
  maxOccurrences,
  occurrencesOf,
  propertiesOf,
  repeats,
  type Horizon,
  type Occurrence,
  type Reading,
} from './recurrence';
import { Clocks, momentAfter, momentOf, readWallTime, type Clock, type WallTime } from './wall-time';
import { maxStepsOfFile } from '../../core/recurrence/rule-dates';
import { checkZoneRules } from './zone-rules';

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
  /** SEQUENCE: how often the file's author has changed the event. */
  sequence: number;
}

export interface ReadCalendar {
  events: ReadEvent[];
  /** UIDs that were read with all their dates, and not only with what is said of single ones. */
  whole: ReadonlySet<string>;
  problems: ImportProblem[];
}

const maxDurationMs = maxEventDays * dayMs;
const maxKeyLength = 1000;

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
  if (!clock)
    throw new Error(`${field}: the zone "${String(property[1].tzid)}" is not known and the file does not define it`);
  // A whole day is a day of the park, whatever zone is beside it.
  const used = wall.time === null ? clocks.park : clock;
  return { wall, clock: used, startsAt: momentOf(wall, used) };
}

/** The day of a time, and the next one when the time is past its midnight. */
const dayUpTo = ({ day, time }: WallTime): string => (time === null || time === '00:00:00' ? day : addDays(day, 1));

/** Without an end a date lasts its day and a time no time at all (RFC 5545, 3.6.1). Whole days end at a midnight. */
function endOf(component: RawComponent, { wall, clock, startsAt }: Start, clocks: Clocks): Date {
  const end = timeOf(propertiesOf(component, 'dtend')[0], clocks, 'DTEND');
  const isDay = wall.time === null;
  const midnight = (day: string) => momentOf({ day, time: null, isUtc: false }, clock);
  const endsAt = end
    ? isDay
      ? midnight(dayUpTo(end.wall))
      : end.startsAt
    : (afterLength(component, { wall, clock, startsAt }) ?? startsAt);
  if (endsAt < startsAt) throw new Error('DTEND: is before the start');
  if (endsAt.getTime() - startsAt.getTime() > maxDurationMs)
    throw new Error('DTEND: is more than a year after the start');
  // Some programs write the day itself as the end of a single day.
  return isDay && endsAt.getTime() === startsAt.getTime() ? midnight(addDays(wall.day, 1)) : endsAt;
}

/** Null without a DURATION. */
function afterLength(component: RawComponent, { wall, clock, startsAt }: Start): Date | null {
  const given = textOf(component, 'duration');
  if (given === '') return null;
  const length = ICAL.Duration.fromString(given);
  if (wall.time === null && !length.isNegative) length.fromSeconds(Math.ceil(length.toSeconds() / 86_400) * 86_400);
  const end = momentAfter(wall, startsAt, length, clock);
  if (Number.isNaN(end.getTime())) throw new Error('DURATION: is not a length of time');
  return end;
}

const daysOf = ({ startsAt }: Start, endsAt: Date) =>
  Math.max(1, Math.round((endsAt.getTime() - startsAt.getTime()) / dayMs));

const stamp = (moment: Date, isDay: boolean, wall: WallTime): string =>
  isDay ? wall.day.replaceAll('-', '') : moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Reads one UID: its event or series, and what is said of single dates of it. */
function readSeries(
  uid: string,
  master: Part | undefined,
  changes: readonly Part[],
  reading: Reading,
  note: (part: Part, message: string) => void,
): ReadEvent[] {
  const { clocks, horizon } = reading;
  const events = new Map<string, ReadEvent>();
  const dates = new Map<string, string>();
  if (master) {
    const start = timeOf(propertiesOf(master.component, 'dtstart')[0], clocks, 'DTSTART');
    if (!start) throw new Error('DTSTART: is missing');
    const endsAt = endOf(master.component, start, clocks);
    const facts = { uid, line: master.line, ...factsOf(master), isAllDay: start.wall.time === null };
    if (!repeats(master.component)) {
      events.set(uid, { ...facts, key: uid, startsAt: start.startsAt, endsAt });
    } else {
      const { occurrences: found, isCut } = occurrencesOf(master.component, start.wall, start.clock, reading);
      const [from, until] = [horizon.from, horizon.until].map((moment) => moment.toISOString().slice(0, 10));
      if (found.length === 0) note(master, `RRULE: has no date from ${from} to ${until}; the series was left out`);
      else if (isCut) note(master, `RRULE: goes on after ${until}; import the file again later for its further dates`);
      if (found.length > maxOccurrences) note(master, `RRULE: only the first ${maxOccurrences} dates were taken`);
      for (const occurrence of found.slice(0, maxOccurrences)) {
        const key = `${uid}#${stamp(occurrence.start, facts.isAllDay, occurrence.wall)}`;
        dates.set(occurrence.wall.day, key);
        events.set(key, {
          ...facts,
          key,
          startsAt: occurrence.start,
          endsAt: endOfOccurrence(master.component, occurrence, start, endsAt),
        });
      }
    }
  }
  for (const part of [...changes].sort((one, other) => sequenceOf(one) - sequenceOf(other))) {
    try {
      const [property] = propertiesOf(part.component, 'recurrence-id');
      const planned = timeOf(property, clocks, 'RECURRENCE-ID');
      const start = timeOf(propertiesOf(part.component, 'dtstart')[0], clocks, 'DTSTART');
      if (!planned || !start) throw new Error('DTSTART: is missing');
      if (property?.[1].range)
        note(part, 'RECURRENCE-ID: the change is meant for all later dates too; it was made to this one only');
      const change = {
        uid,
        line: part.line,
        ...factsOf(part),
        startsAt: start.startsAt,
        endsAt: endOf(part.component, start, clocks),
        isAllDay: start.wall.time === null,
      };
      if (isOutside(planned.startsAt, horizon) && isOutside(start.startsAt, horizon)) continue;
      // Some programs name only the day of a date that has a time.
      const key =
        (planned.wall.time === null && dates.get(planned.wall.day)) ||
        `${uid}#${stamp(planned.startsAt, planned.wall.time === null, planned.wall)}`;
      events.set(key, { ...change, key });
    } catch (error) {
      throw new BrokenBlock(part.line, (error as Error).message);
    }
  }
  return [...events.values()];
}

const isOutside = (moment: Date, { from, until }: Horizon): boolean => moment < from || moment >= until;

/** A series whose first date has an end lasts as long each time; one with a DURATION lasts that by the clock. */
function endOfOccurrence(
  component: RawComponent,
  { start, wall, end }: Occurrence,
  first: Start,
  firstEnd: Date,
): Date {
  if (end && end >= start && end.getTime() - start.getTime() <= maxDurationMs) return end;
  if (first.wall.time === null)
    return momentOf({ day: addDays(wall.day, daysOf(first, firstEnd)), time: null, isUtc: false }, first.clock);
  const byLength =
    propertiesOf(component, 'dtend').length === 0
      ? afterLength(component, { wall, clock: first.clock, startsAt: start })
      : null;
  return byLength ?? new Date(start.getTime() + firstEnd.getTime() - first.startsAt.getTime());
}

/** Parses a calendar. Never throws; unreadable components are reported and skipped. */
export function readEvents(text: string, { zone, horizon }: { zone: string; horizon: Horizon }): ReadCalendar {
  const blocks = calendarBlocks(text);
  const problems: ImportProblem[] = [];
  const tell = (line: number, error: unknown) => {
    const isPlaced = error instanceof BrokenBlock;
    problems.push({
      line: isPlaced ? error.line : line,
      message: error instanceof Error ? error.message : 'is not readable',
    });
  };
  if (!blocks.isCalendar) problems.push({ line: 1, message: 'is not a calendar; it begins with BEGIN:VCALENDAR' });
  for (const { line } of blocks.unfinished) problems.push({ line, message: 'begins and does not end' });

  for (const { line, kind } of blocks.others)
    problems.push({ line, message: `${kind}: is not an event and was left out` });
  const left = ({ line, text: dropped }: ContentLine) =>
    problems.push({
      line,
      message: `${dropped.split(/[:;]/, 1)[0]}: is not readable; the line was left out`,
      isNote: true,
    });

  const definitions = blocks.zones.flatMap((block) => {
    try {
      const definition = parseBlock(block, left);
      checkZoneRules(definition);
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
      const part = { line: block.line, component: parseBlock(block, left) };
      const uid = textOf(part.component, 'uid');
      if (uid === '' || uid.length > maxKeyLength)
        throw new Error('UID: is missing or too long; an event needs one that never changes');
      const known = series.get(uid) ?? { changes: [] };
      series.set(uid, known);
      if (propertiesOf(part.component, 'recurrence-id').length > 0) known.changes.push(part);
      else if (known.master && sequenceOf(part) <= sequenceOf(known.master))
        throw new Error(`UID: "${cut(uid, 80)}" is already on line ${known.master.line}`);
      else known.master = part;
    } catch (error) {
      tell(block.line, error);
    }
  }
  const events: ReadEvent[] = [];
  const whole = new Set<string>();
  const reading = { clocks, horizon, budget: { left: maxStepsOfFile } };
  for (const [uid, { master, changes }] of series) {
    const note = (part: Part, message: string) => problems.push({ line: part.line, message, isNote: true });
    // A change that is broken is left out alone: the series counts without it.
    const sound = changes.filter((change) => {
      try {
        readSeries(uid, undefined, [change], reading, () => undefined);
        return true;
      } catch (error) {
        tell(change.line, error);
        return false;
      }
    });
    try {
      events.push(...readSeries(uid, master, sound, reading, note));
      if (master) whole.add(uid);
    } catch (error) {
      tell(master?.line ?? 1, error);
    }
  }
  return { events, whole, problems: problems.sort((one, other) => one.line - other.line) };
}
