/** The dates of an event that repeats (RFC 5545: RRULE, RDATE, EXDATE), as the clock of its zone shows them. */
import ICAL from 'ical.js';
import type { RawComponent, RawProperty } from './calendar-blocks';
import { ruleDates, writtenTime, type Rule } from './rule-dates';
import { momentOf, readWallTime, shownBy, utc, type Clock, type Clocks, type WallTime } from './wall-time';
import type { Patience } from './within-time';

/** The dates that are made of a rule without end lie in here. */
export interface Horizon {
  from: Date;
  until: Date;
}

/** What reading a file needs to know everywhere in it. */
export interface Reading {
  clocks: Clocks;
  horizon: Horizon;
  patience: Patience;
}

export interface Occurrence {
  wall: WallTime;
  start: Date;
  /** Only where the file gives this one a length of its own. */
  end?: Date;
}

export const mostOccurrences = 1000;
/** Dates that a rule may run through before it reaches the horizon. */
const mostSteps = 200_000;
const patienceMs = 2_000;

export const propertiesOf = ([, properties]: RawComponent, name: string): RawProperty[] =>
  properties.filter(([found]) => found === name);

export const repeats = (component: RawComponent): boolean =>
  propertiesOf(component, 'rrule').length > 0 || propertiesOf(component, 'rdate').length > 0;

/** The end of a rule by the clock of its event: a rule says it in UTC or as a day. */
function untilOf(given: unknown, first: WallTime, clock: Clock): string {
  const wall = readWallTime(given);
  if (!wall) throw new Error('RRULE: UNTIL is not a date that exists');
  const local = wall.isUtc ? shownBy(clock, momentOf(wall, utc)) : wall;
  return writtenTime(first.time === null ? { ...local, time: null } : { ...local, time: local.time ?? '23:59:59' });
}

function datesOfRule(
  { until: end, ...rule }: Rule,
  first: WallTime,
  clock: Clock,
  { from, until }: Horizon,
): WallTime[] {
  const last = end === undefined ? null : untilOf(end, first, clock);
  const [earliest, latest] = [shownBy(clock, from).day, shownBy(clock, until).day];
  const dates: WallTime[] = [];
  let steps = 0;
  for (const wall of ruleDates(rule, first, latest.slice(0, 4))) {
    if (wall.day > latest || (last !== null && writtenTime(wall) > last)) break;
    if (wall.day >= earliest) dates.push(wall);
    if (dates.length > mostOccurrences) break;
    steps += 1;
    if (steps > mostSteps) throw new Error('RRULE: has too many dates');
  }
  return dates;
}

interface ListedDate {
  wall: WallTime;
  clock: Clock;
  end?: Date;
}

/** Values of RDATE and EXDATE; a period is a start with an end or a length. */
function listedDates(property: RawProperty, clocks: Clocks): ListedDate[] {
  return property.slice(3).flatMap((value) => {
    const [from, to] = Array.isArray(value) ? (value as unknown[]) : [value];
    const wall = readWallTime(from);
    const clock = wall && clocks.of(property, wall);
    if (!wall || !clock) throw new Error(`${property[0].toUpperCase()}: "${String(from)}" is not a date that exists`);
    if (to === undefined) return [{ wall, clock }];
    const until = readWallTime(to);
    const start = momentOf(wall, clock);
    const end = until
      ? momentOf(until, until.isUtc ? utc : clock)
      : new Date(start.getTime() + ICAL.Duration.fromString(String(to)).toSeconds() * 1000);
    return [{ wall, clock, end }];
  });
}

/** Dates that were taken out: single ones by their moment, whole days by their day. */
export function excludedDates(component: RawComponent, clocks: Clocks): (occurrence: Occurrence) => boolean {
  const listed = propertiesOf(component, 'exdate').flatMap((property) => listedDates(property, clocks));
  const moments = new Set(
    listed.filter(({ wall }) => wall.time !== null).map(({ wall, clock }) => momentOf(wall, clock).getTime()),
  );
  const days = new Set(listed.filter(({ wall }) => wall.time === null).map(({ wall }) => wall.day));
  return ({ wall, start }) => moments.has(start.getTime()) || days.has(wall.day);
}

/**
 * All dates within the horizon, soonest first, at most one more than `mostOccurrences`. Throws an Error whose message is
 * for whoever made the file.
 */
export function occurrencesOf(
  component: RawComponent,
  first: WallTime,
  clock: Clock,
  { clocks, horizon, patience }: Reading,
): Occurrence[] {
  const found = new Map<number, Occurrence>();
  const add = (wall: WallTime, start: Date, end?: Date) => {
    if (start >= horizon.from && start < horizon.until)
      found.set(start.getTime(), { wall, start, ...(end && { end }) });
  };
  add(first, momentOf(first, clock));
  for (const [, , , rule] of propertiesOf(component, 'rrule')) {
    if (typeof rule !== 'object' || rule === null) throw new Error('RRULE: is not a rule');
    // Rules that no date fulfils make the library look for one for ever.
    const dates = patience.within(patienceMs, 'RRULE: has no date that could be found', () =>
      datesOfRule(rule as Rule, first, clock, horizon),
    );
    for (const wall of dates) add(wall, momentOf(wall, clock));
  }
  for (const property of propertiesOf(component, 'rdate')) {
    for (const listed of listedDates(property, clocks)) {
      const start = momentOf(listed.wall, listed.clock);
      add(first.time === null ? listed.wall : shownBy(clock, start), start, listed.end);
    }
  }
  const isExcluded = excludedDates(component, clocks);
  return [...found.values()]
    .filter((occurrence) => !isExcluded(occurrence))
    .sort((one, other) => one.start.getTime() - other.start.getTime())
    .slice(0, mostOccurrences + 1);
}
