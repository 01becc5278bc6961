/** Formats dates, numbers and lists in the reader's language, on the park's wall clock: "Fri 20 Nov", "14:00–15:00". */
import { isCalendarDay, minuteMs } from '@park/domain';
import type { Language } from '../descriptor/descriptor';

export type Instant = string | number | Date;

export interface Formats {
  /** "Fri 20 Nov 2026"; the year is left out when it is the current one. Takes an instant or `YYYY-MM-DD`. */
  day(value: Instant): string;
  /** "20 November 2026" */
  longDay(value: Instant): string;
  /** "Nov 2026"; accepts `YYYY-MM`, an instant or `YYYY-MM-DD`. */
  month(value: Instant): string;
  /** "14:00" */
  time(value: Instant): string;
  /** "14:00–15:00", or with days when they differ. Half-open: an end at midnight belongs to the day before. */
  timeRange(start: Instant, end: Instant): string;
  /** "Fri 20 Nov, 14:00–15:00" or "Fri 20 – Sun 22 Nov" for several days. */
  dayAndTimeRange(start: Instant, end: Instant): string;
  /** "3 hours ago", "in 20 minutes"; a day or more away it is `day`. */
  relative(value: Instant): string;
  /** "4 h 30 min" for 270; hours and minutes only. */
  duration(minutes: number): string;
  number(value: number): string;
  bytes(value: number): string;
  list(values: readonly string[]): string;
  /** `YYYY-MM-DD` of an instant on the park's wall clock. */
  dayOf(value: Instant): string;
}

const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-CH' };
const byteUnits: Record<Language, readonly [string, string]> = { en: ['KB', 'MB'], fr: ['ko', 'Mo'] };

/** Creating a formatter costs as much as a hundred uses, so the page has one for each combination of options. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (!found) formatters.set(key, (found = new Intl.DateTimeFormat(locale, options)));
  return found;
}

/** Creates formats for a language and an IANA time zone. */
export function createFormats(language: Language, timeZone: string, clock: () => Date): Formats {
  const locale = locales[language];
  const formatter = (options: Intl.DateTimeFormatOptions) => formatterOf(locale, { timeZone, ...options });
  /** Noon UTC of a calendar day is on the same day in every European time zone. */
  const toDate = (value: Instant) =>
    new Date(typeof value === 'string' && isCalendarDay(value) ? `${value}T12:00:00Z` : value);
  const isoDay = formatterOf('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const dayOf = (value: Instant) => isoDay.format(toDate(value));
  const day = (value: Instant) => {
    const date = toDate(value);
    const isThisYear = dayOf(date).slice(0, 4) === dayOf(clock()).slice(0, 4);
    // English adds a comma after the weekday.
    return formatter({ weekday: 'short', day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) })
      .format(date)
      .replace(',', '');
  };
  const time = (value: Instant) =>
    formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(toDate(value));
  const lastDay = (start: Instant, end: Instant) => {
    const from = toDate(start).getTime();
    return dayOf(new Date(Math.max(from, toDate(end).getTime() - 1)));
  };
  const formats: Formats = {
    day,
    longDay: (value) => formatter({ day: 'numeric', month: 'long', year: 'numeric' }).format(toDate(value)),
    month: (value) =>
      formatter({ month: 'short', year: 'numeric' }).format(
        toDate(typeof value === 'string' && isCalendarDay(`${value}-15`) ? `${value}-15` : value),
      ),
    time,
    timeRange: (start, end) => `${time(start)}–${time(end)}`,
    dayAndTimeRange(start, end) {
      const first = dayOf(start);
      const last = lastDay(start, end);
      return first === last ? `${day(start)}, ${time(start)}–${time(end)}` : `${day(first)} – ${day(last)}`;
    },
    relative(value) {
      const minutes = Math.round((toDate(value).getTime() - clock().getTime()) / minuteMs);
      if (Math.abs(minutes) >= 24 * 60) return day(value);
      const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
      return Math.abs(minutes) < 60
        ? relative.format(minutes, 'minute')
        : relative.format(Math.round(minutes / 60), 'hour');
    },
    duration(minutes) {
      const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
      const number = (value: number) => new Intl.NumberFormat(locale).format(value);
      if (hours === 0) return `${rest}\u00a0min`;
      return rest === 0 ? `${number(hours)}\u00a0h` : `${number(hours)}\u00a0h\u00a0${rest}\u00a0min`;
    },
    number: (value) => new Intl.NumberFormat(locale).format(value),
    bytes(value) {
      const [small, large] = byteUnits[language];
      return value < 1_048_576
        ? `${new Intl.NumberFormat(locale).format(Math.ceil(value / 1024))} ${small}`
        : `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value / 1_048_576)} ${large}`;
    },
    list: (values) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(values),
    dayOf,
  };
  return formats;
}
