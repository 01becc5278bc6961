/** The days of an event that repeats, by the same expansion as that of imported calendars. */
import { maxEventDates, type EventRepeat } from '@park/contract/event-repeat';
import { ruleDates } from '../../../core/recurrence/rule-dates';
import type { Rule } from '../../../core/recurrence/rule-parts';
import { addDays, isoWeekday } from '../../../core/time/park-time';

type DayRule = Omit<EventRepeat, 'without'> & { without?: readonly string[] };

const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

/** A fifth weekday is missing in most months; the last one is meant. */
function weekdayOfMonth(day: string, way: 'weekday' | 'lastWeekday'): string {
  const position = Math.ceil(Number(day.slice(8)) / 7);
  return `${way === 'lastWeekday' || position > 4 ? -1 : position}${weekdayNames[isoWeekday(day) - 1]}`;
}

function toRule({ every, interval, weekdays, monthly }: DayRule, from: string): Rule {
  const rule = { freq: frequencies[every], interval };
  if (every === 'week' && weekdays.length > 0)
    return { ...rule, byday: weekdays.map((weekday) => weekdayNames[weekday - 1]) };
  return every === 'month' && monthly !== 'day' ? { ...rule, byday: weekdayOfMonth(from, monthly) } : rule;
}

/** Returns the days from `from` to the rule's last day without those left out; at most one more than a series may have. */
export function listSeriesDays(rule: DayRule, from: string): string[] {
  const days: string[] = [];
  if (rule.until < from) return days;
  const first = { day: from, time: null, isUtc: false };
  const last = rule.until < addDays(from, maxSpanDays) ? rule.until : addDays(from, maxSpanDays);
  for (const { day } of ruleDates(toRule(rule, from), first, { from, to: last }, { left: maxSpanDays * 2 })) {
    if (rule.without?.includes(day)) continue;
    days.push(day);
    if (days.length > maxEventDates) break;
  }
  return days;
}

/** No series reaches further: a hundred dates, once in twelve years. */
const maxSpanDays = 36_600;

/** Compares the rule that was asked for, not the days that it leads to. */
export const isSameRule = (one: EventRepeat | null | undefined, other: EventRepeat): boolean =>
  one?.every === other.every &&
  one.interval === other.interval &&
  one.monthly === other.monthly &&
  one.until === other.until &&
  String(one.weekdays) === String(other.weekdays) &&
  String(one.without) === String(other.without);
