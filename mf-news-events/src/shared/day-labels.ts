/**
 * Labels for days, weeks and months in the reader's language, which the platform's formats do not have. Days have no time
 * zone: they are formatted at noon UTC.
 */
import { useLanguage, type Language } from '@park/platform';

export interface DayLabels {
  /** "November 2026", of a day in it. */
  readonly month: (day: string) => string;
  /** "16 – 22 November 2026" */
  readonly days: (first: string, last: string) => string;
  /** "Friday 20 November 2026" */
  readonly longDay: (day: string) => string;
  /** "Friday 20 November" */
  readonly dayOfYear: (day: string) => string;
  /** "Fri", "Friday" */
  readonly weekday: (day: string) => { readonly short: string; readonly long: string };
  /** "20" */
  readonly dayOfMonth: (day: string) => string;
  /** "20", and "1 Dec" on the first of a month. */
  readonly dayNumber: (day: string) => string;
}

/** Cached: every row of a list and every week of the grid uses it, and creating formatters is slow. */
const labelsByLanguage = new Map<Language, DayLabels>();

export function useDayLabels(): DayLabels {
  const { language } = useLanguage();
  let found = labelsByLanguage.get(language);
  if (!found) labelsByLanguage.set(language, (found = createDayLabels(language === 'fr' ? 'fr-CH' : 'en-GB')));
  return found;
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Servers and browsers put different spaces between two dates, and a page must say the same in both. */
const withPlainSpaces = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

function createDayLabels(locale: string): DayLabels {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const month = formatter({ month: 'long', year: 'numeric' });
  const days = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
  const long = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const ofYear = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
  const [shortName, longName] = [formatter({ weekday: 'short' }), formatter({ weekday: 'long' })];
  const [number, firstOfMonth] = [formatter({ day: 'numeric' }), formatter({ day: 'numeric', month: 'short' })];
  // French months and weekdays are lower case, except at the start of a title.
  const atBeginning = (text: string) =>
    text.replace(/^\p{Letter}/u, (letter) => letter.toLocaleUpperCase(locale)).replace(',', '');
  return {
    month: (day) => atBeginning(month.format(noon(day))),
    days: (first, last) => withPlainSpaces(days.formatRange(noon(first), noon(last))),
    longDay: (day) => atBeginning(long.format(noon(day))),
    dayOfYear: (day) => atBeginning(ofYear.format(noon(day))),
    weekday: (day) => ({ short: shortName.format(noon(day)), long: longName.format(noon(day)) }),
    dayOfMonth: (day) => number.format(noon(day)),
    dayNumber: (day) => (day.endsWith('-01') ? firstOfMonth : number).format(noon(day)),
  };
}
