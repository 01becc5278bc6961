/**
 * The dates of one rule (RRULE of RFC 5545), soonest first, as the clock of its event shows them. Every day is held against
 * all parts of the rule, so that no combination of parts is a special case; how many days and times are looked at is
 * limited by their number.
 */
import { dayMs } from '@park/domain';
import type { WallTime } from './wall-time';
import { ruleParts, type Rule, type RuleParts } from './rule-parts';

export type { Rule };

/** Days and times of day that are looked at for one rule, and for all rules of a file together. */
const maxSteps = 500_000;
export const maxStepsOfFile = 20_000_000;

/** Steps that the rules of one file have left. */
export interface StepBudget {
  left: number;
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const two = (value: number): string => String(value).padStart(2, '0');

/** `YYYY-MM-DDTHH:MM:SS`, or `YYYY-MM-DDT` for a whole day; sorts and compares as text, without a zone. */
export const writtenTime = ({ day, time }: WallTime): string => `${day}T${time ?? ''}`;

/** A day with what rules ask of it; all numbers count from 1, those from the end from -1. */
interface DayFacts {
  year: number;
  month: number;
  date: number;
  weekday: number;
  monthLength: number;
  yearDay: number;
  yearLength: number;
}

function factsOf(time: number): DayFacts {
  const moment = new Date(time);
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() + 1];
  const newYear = Date.UTC(year, 0, 1);
  return {
    year,
    month,
    date: moment.getUTCDate(),
    weekday: ((moment.getUTCDay() + 6) % 7) + 1,
    monthLength: new Date(Date.UTC(year, month, 0)).getUTCDate(),
    yearDay: (time - newYear) / dayMs + 1,
    yearLength: (Date.UTC(year + 1, 0, 1) - newYear) / dayMs,
  };
}

const weekOf = (time: number, weekStart: number): number =>
  time - ((factsOf(time).weekday - weekStart + 7) % 7) * dayMs;

/** The number of a week of its year from the start and from the end; the first week has at least four days in its year. */
function weekNumbers(time: number, weekStart: number): [fromStart: number, fromEnd: number] {
  const week = weekOf(time, weekStart);
  const year = new Date(week + 3 * dayMs).getUTCFullYear();
  const firstWeek = (of: number) => weekOf(Date.UTC(of, 0, 4), weekStart);
  const number = (week - firstWeek(year)) / (7 * dayMs) + 1;
  return [number, number - (firstWeek(year + 1) - firstWeek(year)) / (7 * dayMs) - 1];
}

const isAmong = (wanted: readonly number[] | undefined, ...found: number[]): boolean =>
  wanted === undefined || found.some((value) => wanted.includes(value));

function isRuleDay({ days, frequency, months }: RuleParts, facts: DayFacts): boolean {
  if (!days) return true;
  const isInMonth = frequency === 'MONTHLY' || months !== undefined;
  const [index, length] = isInMonth ? [facts.date, facts.monthLength] : [facts.yearDay, facts.yearLength];
  const [fromStart, fromEnd] = [Math.ceil(index / 7), -Math.ceil((length - index + 1) / 7)];
  return days.some(
    ({ position, weekday }) =>
      weekday === facts.weekday && (position === 0 || position === fromStart || position === fromEnd),
  );
}

function fits(parts: RuleParts, time: number, facts: DayFacts): boolean {
  return (
    isAmong(parts.months, facts.month) &&
    isAmong(parts.monthDays, facts.date, facts.date - facts.monthLength - 1) &&
    isAmong(parts.yearDays, facts.yearDay, facts.yearDay - facts.yearLength - 1) &&
    (!parts.weeks || isAmong(parts.weeks, ...weekNumbers(time, parts.weekStart))) &&
    isRuleDay(parts, facts)
  );
}

/** Numbers the years, months, weeks or days of a rule, one by one. */
function periodOf({ frequency, weekStart }: RuleParts, time: number, { year, month, weekday }: DayFacts): number {
  if (frequency === 'YEARLY') return year;
  if (frequency === 'MONTHLY') return year * 12 + month - 1;
  return frequency === 'WEEKLY' ? (time / dayMs - ((weekday - weekStart + 7) % 7)) / 7 : time / dayMs;
}

function startOfPeriod({ frequency, weekStart }: RuleParts, time: number): number {
  const { year, month } = factsOf(time);
  if (frequency === 'YEARLY') return Date.UTC(year, 0, 1);
  if (frequency === 'MONTHLY') return Date.UTC(year, month - 1, 1);
  return frequency === 'WEEKLY' ? weekOf(time, weekStart) : time;
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
const inOrder = (values: readonly number[]): number[] => [...new Set(values)].sort((one, other) => one - other);

interface Start {
  day: number;
  second: number;
  isWholeDay: boolean;
}

/** Seconds of the day, soonest first; a rule of hours, minutes or seconds counts its interval from the first date on. */
function* timesOn(day: number, parts: RuleParts, first: Start, step: () => void): Generator<number> {
  if (first.isWholeDay) {
    yield 0;
    return;
  }
  const unit = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 }[parts.frequency as string];
  const [hour, minute, second] = [
    Math.floor(first.second / 3600),
    Math.floor(first.second / 60) % 60,
    first.second % 60,
  ];
  const hours = parts.hours ?? (unit ? range(24) : [hour]);
  const minutes = parts.minutes ?? (unit && unit <= 60 ? range(60) : [minute]);
  const seconds = parts.seconds ?? (unit === 1 ? range(60) : [second]);
  for (const h of inOrder(hours))
    for (const m of inOrder(minutes))
      for (const s of inOrder(seconds)) {
        step();
        const time = h * 3600 + m * 60 + s;
        const since = unit && Math.floor(((day - first.day) / 1000 + time) / unit) - Math.floor(first.second / unit);
        if (since === undefined || since % parts.interval === 0) yield time;
      }
}

const wallOf = (day: number, second: number, isWholeDay: boolean): WallTime => ({
  day: dayOf(day),
  time: isWholeDay ? null : [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60].map(two).join(':'),
  isUtc: false,
});

interface Span {
  /** Earlier dates may be left out, as far as the rule does not count them. */
  from: string;
  to: string;
}

/**
 * From the first date to the last day of the span; `count`, but not `until`, is heeded. Throws an Error, for the person who made
 * the file, for rules that cannot be expanded or need too many steps.
 */
export function* ruleDates(
  rule: Rule,
  first: WallTime,
  { from, to }: Span,
  budget: StepBudget = { left: maxSteps },
): Generator<WallTime> {
  const parts = ruleParts(rule, first);
  const isSubDaily = ['HOURLY', 'MINUTELY', 'SECONDLY'].includes(parts.frequency);
  const isWholeDay = first.time === null;
  if (isSubDaily && isWholeDay) throw new Error(`RRULE: ${parts.frequency} is not defined for whole days`);
  const [hours = 0, minutes = 0, seconds = 0] = (first.time ?? '').split(':').map(Number);
  const start = { day: timeOf(first.day), second: hours * 3600 + minutes * 60 + seconds, isWholeDay };
  const firstPeriod = periodOf(parts, start.day, factsOf(start.day));
  const beginning = startOfPeriod(parts, start.day);
  const canSkip = parts.count === Infinity && from > first.day;
  const last = timeOf(to);
  let left = parts.count;
  let steps = 0;
  const step = () => {
    steps += 1;
    budget.left -= 1;
    if (steps > maxSteps || budget.left < 0) throw new Error('RRULE: has too many dates');
  };
  const chosen = (set: readonly WallTime[]): readonly WallTime[] => {
    const { positions } = parts;
    if (!positions) return set;
    return set.filter((_date, index) => positions.includes(index + 1) || positions.includes(index - set.length));
  };
  let set: WallTime[] = [];
  let period: number | null = null;
  function* finished(): Generator<WallTime> {
    for (const date of chosen(set)) {
      if (left <= 0 || date.day > to || writtenTime(date) < writtenTime(first)) continue;
      left -= 1;
      yield date;
    }
    set = [];
  }
  for (let day = startOfPeriod(parts, canSkip ? timeOf(from) : start.day); left > 0; day += dayMs) {
    const facts = factsOf(day);
    const its = periodOf(parts, day, facts);
    if (its !== period) {
      yield* finished();
      period = its;
      if (day > last) return;
    }
    // Positions count in whole periods.
    if (day > last && !parts.positions) return;
    step();
    if ((!isSubDaily && (its - firstPeriod) % parts.interval !== 0) || day < beginning) continue;
    if (!fits(parts, day, facts)) continue;
    for (const time of timesOn(day, parts, start, step)) {
      const date = wallOf(day, time, isWholeDay);
      if (parts.positions) set.push(date);
      else if (left > 0 && writtenTime(date) >= writtenTime(first)) {
        left -= 1;
        yield date;
      }
    }
  }
}
