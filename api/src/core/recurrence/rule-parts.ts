/** The parts of a recurrence rule (RRULE of RFC 5545), checked and complete. */
import { isoWeekday } from '../time/park-time';
import type { WallTime } from './wall-time';

/** A rule as the parser returns it (jCal), without its end. */
export type Rule = Readonly<Record<string, unknown>>;

const frequencies = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const;
export type Frequency = (typeof frequencies)[number];

/** A weekday, 1 (Monday) to 7; `position` counts from the start or the end of the month or year, 0 means each. */
export interface RuleDay {
  position: number;
  weekday: number;
}

export interface RuleParts {
  frequency: Frequency;
  interval: number;
  count: number;
  /** 1 (Monday) to 7. */
  weekStart: number;
  months?: number[];
  weeks?: number[];
  yearDays?: number[];
  monthDays?: number[];
  days?: RuleDay[];
  hours: number[] | undefined;
  minutes: number[] | undefined;
  seconds: number[] | undefined;
  positions?: number[];
}

const knownParts = new Set(
  'freq interval count until wkst bymonth byweekno byyearday bymonthday byday byhour byminute bysecond bysetpos'.split(
    ' ',
  ),
);
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const refuse = (message: string): never => {
  throw new Error(`RRULE: ${message}`);
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value]);

function numbers(rule: Rule, part: string, maximum: number, minimum = 1, isSigned = false): number[] | undefined {
  const given = rule[part];
  if (given === undefined) return undefined;
  return listOf(given).map((value) => {
    const number = Number(value);
    const size = isSigned ? Math.abs(number) : number;
    return Number.isInteger(number) && size >= minimum && size <= maximum
      ? number
      : refuse(`${part.toUpperCase()} has the value "${String(value)}", which is not supported`);
  });
}

const ruleDays = (rule: Rule): RuleDay[] | undefined =>
  rule.byday === undefined
    ? undefined
    : listOf(rule.byday).map((value) => {
        const [, position = '', name = ''] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/i.exec(String(value)) ?? [];
        if (name === '' || Math.abs(Number(position)) > 53) return refuse(`BYDAY has the value "${String(value)}"`);
        return { position: Number(position), weekday: weekdays.indexOf(name.toUpperCase()) + 1 };
      });

/** The parser counts weekdays from Sunday. */
const weekStartOf = ({ wkst }: Rule): number => (typeof wkst === 'number' ? ((wkst + 5) % 7) + 1 : 1);

function refuseUndefined(parts: RuleParts): void {
  const { frequency, days, weeks, yearDays, monthDays, positions } = parts;
  const isOrdinal = days?.some(({ position }) => position !== 0) ?? false;
  if (isOrdinal && ((frequency !== 'YEARLY' && frequency !== 'MONTHLY') || weeks))
    refuse('BYDAY has a number, which only months and years without BYWEEKNO can have');
  if (weeks && frequency !== 'YEARLY') refuse('BYWEEKNO is defined for years only');
  if (weeks && !days) refuse('BYWEEKNO without BYDAY is read differently by calendar programs; the weekday is missing');
  if (yearDays && ['MONTHLY', 'WEEKLY', 'DAILY'].includes(frequency))
    refuse(`BYYEARDAY is not defined for ${frequency}`);
  if (monthDays && frequency === 'WEEKLY') refuse('BYMONTHDAY is not defined for weeks');
  if (positions && ['HOURLY', 'MINUTELY', 'SECONDLY'].includes(frequency))
    refuse(`BYSETPOS with ${frequency} is not supported`);
}

/** What a rule leaves to its first date: the weekday, the day of the month, the month. */
function withOwnDays(parts: RuleParts, { day }: WallTime): RuleParts {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  const { frequency, days, monthDays, yearDays, months } = parts;
  if (days || monthDays || yearDays) return parts;
  if (frequency === 'WEEKLY') return { ...parts, days: [{ position: 0, weekday: isoWeekday(day) }] };
  if (frequency === 'MONTHLY') return { ...parts, monthDays: [date] };
  return frequency === 'YEARLY' ? { ...parts, months: months ?? [month], monthDays: [date] } : parts;
}

/** Throws an Error, for the person who made the file, for a rule that is wrong, ambiguous, or of another calendar system. */
export function ruleParts(rule: Rule, first: WallTime): RuleParts {
  const unknown = Object.keys(rule).find((part) => !knownParts.has(part.toLowerCase()));
  if (unknown) refuse(`${unknown.toUpperCase()} is not supported`);
  const frequency = frequencies.find((known) => known === String(rule.freq).toUpperCase());
  if (!frequency) return refuse(`FREQ has the value "${String(rule.freq)}"`);
  const optional = <K extends string>(name: K, value: number[] | undefined) =>
    (value ? { [name]: value } : {}) as { [N in K]?: number[] };
  const days = ruleDays(rule);
  const parts: RuleParts = {
    frequency,
    interval: numbers(rule, 'interval', 100_000)?.[0] ?? 1,
    count: numbers(rule, 'count', 1_000_000)?.[0] ?? Infinity,
    weekStart: weekStartOf(rule),
    ...optional('months', numbers(rule, 'bymonth', 12)),
    ...optional('weeks', numbers(rule, 'byweekno', 53, 1, true)),
    ...optional('yearDays', numbers(rule, 'byyearday', 366, 1, true)),
    ...optional('monthDays', numbers(rule, 'bymonthday', 31, 1, true)),
    ...(days && { days }),
    hours: numbers(rule, 'byhour', 23, 0),
    minutes: numbers(rule, 'byminute', 59, 0),
    seconds: numbers(rule, 'bysecond', 59, 0),
    ...optional('positions', numbers(rule, 'bysetpos', 366, 1, true)),
  };
  refuseUndefined(parts);
  return withOwnDays(parts, first);
}
