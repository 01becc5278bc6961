/** The dates of an event that repeats (RFC 5545: RRULE, RDATE, EXDATE), as the clock of its zone shows them. */
import ICAL from 'ical.js';
import { addDays } from '../../core/time/park-time';
import type { RawComponent, RawProperty } from './calendar-blocks';
import { ruleDates, writtenTime, type Rule, type StepBudget } from '../../core/recurrence/rule-dates';
import { momentOf, readWallTime, shownBy, utc, type Clock, type Clocks, type WallTime } from './wall-time';

/** The dates that are made of a rule without end lie in here. */
export interface Horizon {
  from: Date;
  until: Date;
}

/** What reading a file needs to know everywhere in it. */
export interface Reading {
  clocks: Clocks;
  horizon: Horizon;
  /** Steps that the rules of the file have left. */
  budget: StepBudget;
}

export interface Occurrence {
  wall: WallTime;
  start: Date;
  /** Only where the file sets a different length for this one. */
  end?: Date;
}

export interface Occurrences {
  occurrences: Occurrence[];
  /** Whether a series that ends has dates after the horizon. */
  isCut: boolean;
}

export const maxOccurrences = 1000;
/** How far beyond the horizon a further date of a rule that ends is looked for. */
const daysBeyond = 366;

export const propertiesOf = ([, properties]: RawComponent, name: string): RawProperty[] =>
  properties.filter(([found]) => found === name);

/** Whether the event has dates besides its own. */
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
  { horizon: { from, until }, budget }: Pick<Reading, 'horizon' | 'budget'>,
): { dates: WallTime[]; isCut: boolean } {
  const last = end === undefined ? null : untilOf(end, first, clock);
  const [earliest, latest] = [shownBy(clock, from).day, shownBy(clock, until).day];
  const dates: WallTime[] = [];
  // An endless rule goes on with the horizon of later imports; one that ends is cut.
  const isEnding = last !== null || rule.count !== undefined;
  for (const wall of ruleDates(
    rule,
    first,
    { from: earliest, to: addDays(latest, isEnding ? daysBeyond : 0) },
    budget,
  )) {
    if (last !== null && writtenTime(wall) > last) break;
    if (wall.day > latest) return { dates, isCut: isEnding };
    if (wall.day >= earliest) dates.push(wall);
    if (dates.length > maxOccurrences) break;
  }
  return { dates, isCut: false };
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
 * Returns the occurrences within the horizon, soonest first, at most one more than `maxOccurrences`.
 * @throws Error with a message for the file's author
 */
export function occurrencesOf(
  component: RawComponent,
  first: WallTime,
  clock: Clock,
  { clocks, horizon, budget }: Reading,
): Occurrences {
  const found = new Map<number, Occurrence>();
  let isCut = false;
  const add = (wall: WallTime, start: Date, end?: Date) => {
    if (start >= horizon.from && start < horizon.until)
      found.set(start.getTime(), { wall, start, ...(end && { end }) });
  };
  add(first, momentOf(first, clock));
  for (const [, , , rule] of propertiesOf(component, 'rrule')) {
    if (typeof rule !== 'object' || rule === null) throw new Error('RRULE: is not a rule');
    const { dates, isCut: isRuleCut } = datesOfRule(rule as Rule, first, clock, { horizon, budget });
    isCut ||= isRuleCut;
    for (const wall of dates) add(wall, momentOf(wall, clock));
  }
  for (const property of propertiesOf(component, 'rdate')) {
    for (const listed of listedDates(property, clocks)) {
      const start = momentOf(listed.wall, listed.clock);
      add(first.time === null ? listed.wall : shownBy(clock, start), start, listed.end);
    }
  }
  const isExcluded = excludedDates(component, clocks);
  const occurrences = [...found.values()]
    .filter((occurrence) => !isExcluded(occurrence))
    .sort((one, other) => one.start.getTime() - other.start.getTime())
    .slice(0, maxOccurrences + 1);
  return { occurrences, isCut };
}
