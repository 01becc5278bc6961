/**
 * The dates of one rule (RRULE of RFC 5545), soonest first, as the clock of its event shows them. The library steps through
 * the days; what it leaves out is done here: BYSETPOS other than in months, and days that a month does not have.
 */
import ICAL from 'ical.js';
import { addDays, weekdayOf } from '../../core/time/park-time';
import { fromIcalTime, toIcalTime, type WallTime } from './wall-time';

/** A rule as the parser gives it (jCal), without its end. */
export type Rule = Readonly<Record<string, unknown>>;

const icalDays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** Dates of one year, month or week among which positions are counted. */
const mostInSet = 10_000;

const frequencyOf = ({ freq }: Rule): string => String(freq).toUpperCase();

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];

/** With the days that a rule takes over from the first date: a year without a 29th of February has no date then. */
function withOwnDays(rule: Rule, { day }: WallTime): Rule {
  const says = (...parts: string[]) => parts.some((part) => rule[part] !== undefined);
  const frequency = frequencyOf(rule);
  const [, month, date] = day.split('-').map(Number);
  if (frequency === 'WEEKLY' && !says('byday')) return { ...rule, byday: [icalDays[weekdayOf(day) - 1]] };
  if (frequency === 'MONTHLY' && !says('byday', 'bymonthday')) return { ...rule, bymonthday: [date] };
  if (frequency !== 'YEARLY' || says('byday', 'bymonthday', 'byyearday', 'byweekno')) return rule;
  return { ...rule, bymonth: rule.bymonth ?? [month], bymonthday: [date] };
}

/** 1 (Monday) to 7; the library counts from Sunday. */
const weekStartOf = ({ wkst }: Rule): number => (typeof wkst === 'number' ? ((wkst + 5) % 7) + 1 : 1);

const weekOf = (rule: Rule, day: string): string => addDays(day, -((weekdayOf(day) - weekStartOf(rule) + 7) % 7));

/** Names the year, month, week, day, hour or minute of a date. */
function periodOf(rule: Rule, { day, time }: WallTime): string {
  const frequency = frequencyOf(rule);
  if (frequency === 'YEARLY') return day.slice(0, 4);
  if (frequency === 'MONTHLY') return day.slice(0, 7);
  if (frequency === 'WEEKLY') return weekOf(rule, day);
  return day + (time ?? '').slice(0, { HOURLY: 2, MINUTELY: 5, SECONDLY: 8 }[frequency] ?? 0);
}

const asNumbers = (value: unknown): number[] => listOf(value).map(Number);

/** The library takes the 30th of February for the 2nd of March. */
function fits(rule: Rule, { day }: WallTime): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const fromEnd = date - new Date(Date.UTC(year, month, 0)).getUTCDate() - 1;
  const isAmong = (part: unknown, ...found: number[]) =>
    part === undefined || asNumbers(part).some((wanted) => found.includes(wanted));
  return isAmong(rule.bymonth, month) && isAmong(rule.bymonthday, date, fromEnd);
}

/** Where counting begins, so that the first period is a whole one. */
function startOfPeriod(rule: Rule, first: WallTime): WallTime {
  const frequency = frequencyOf(rule);
  if (frequency === 'YEARLY') return { ...first, day: `${first.day.slice(0, 4)}-01-01` };
  if (frequency === 'MONTHLY') return { ...first, day: `${first.day.slice(0, 7)}-01` };
  return frequency === 'WEEKLY' ? { ...first, day: weekOf(rule, first.day) } : first;
}

function* steps(rule: Rule, from: WallTime, lastYear: string): Generator<WallTime> {
  const recur = ICAL.Recur.fromData(rule as Parameters<typeof ICAL.Recur.fromData>[0]);
  const iterator = recur.iterator(toIcalTime(from, ICAL.Timezone.localTimezone));
  for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next() as ICAL.Time | null) {
    const date = fromIcalTime(next);
    if (date.day.slice(0, 4) > lastYear) return;
    if (fits(rule, date)) yield date;
  }
}

function* inSets(rule: Rule, dates: Iterable<WallTime>, positions: readonly number[]): Generator<WallTime> {
  let set: WallTime[] = [];
  let period: string | null = null;
  const chosen = () =>
    set.filter((_date, index) => positions.includes(index + 1) || positions.includes(index - set.length));
  for (const date of dates) {
    const its = periodOf(rule, date);
    if (its !== period) {
      yield* chosen();
      [set, period] = [[], its];
    }
    set.push(date);
    if (set.length > mostInSet) throw new Error('RRULE: has too many dates');
  }
  yield* chosen();
}

export const writtenTime = ({ day, time }: WallTime): string => `${day}T${time ?? ''}`;

/** To the end of `lastYear` at the latest; `count`, but not `until`, is heeded. */
export function* ruleDates(
  { bysetpos, count, ...given }: Rule,
  first: WallTime,
  lastYear: string,
): Generator<WallTime> {
  const rule = withOwnDays(given, first);
  const positions = asNumbers(bysetpos);
  const dates =
    positions.length > 0
      ? inSets(rule, steps(rule, startOfPeriod(rule, first), lastYear), positions)
      : steps(rule, first, lastYear);
  let left = count === undefined ? Infinity : Number(count);
  for (const date of dates) {
    if (writtenTime(date) < writtenTime(first)) continue;
    if (left <= 0) return;
    left -= 1;
    yield date;
    if (left === 0) return;
  }
}
