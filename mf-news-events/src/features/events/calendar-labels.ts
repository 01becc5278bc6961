/** Parts of a date, for the calendar leaf of an event. */
import { useConfiguration, useLanguage } from '@park/platform';
import { useMemo } from 'react';

export interface CalendarLabels {
  /** "November 2026" */
  readonly month: (moment: string) => string;
  /** "Fri" */
  readonly weekday: (moment: string) => string;
  /** "20" */
  readonly dayOfMonth: (moment: string) => string;
}

export function useCalendarLabels(): CalendarLabels {
  const { language } = useLanguage();
  const { parkTimeZone: timeZone } = useConfiguration();
  return useMemo(() => {
    const locale = language === 'fr' ? 'fr-CH' : 'en-GB';
    const formatterOf = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(locale, { timeZone, ...options });
      return (moment: string) => formatter.format(new Date(moment));
    };
    const month = formatterOf({ month: 'long', year: 'numeric' });
    return {
      // French months are lower case, except at the start of a title.
      month: (moment) => month(moment).replace(/^./, (letter) => letter.toLocaleUpperCase(locale)),
      weekday: formatterOf({ weekday: 'short' }),
      dayOfMonth: formatterOf({ day: 'numeric' }),
    };
  }, [language, timeZone]);
}
