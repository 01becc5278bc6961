/** Days and times in messages, as people say them, in the park's time zone. */
import type { Language } from '@park/contract/texts';

export interface ParkFormat {
  /** A calendar day: "Saturday 21 November", "samedi 21 novembre". */
  day(day: string): string;
  /** "14:00" */
  time(moment: Date | string): string;
  /** "Saturday 21 November, 14:00" */
  moment(moment: Date | string): string;
  /** "Saturday 21 November, 14:00–15:00" */
  interval(start: Date | string, end: Date | string): string;
}

const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-CH' };

/**
 * Days are calendar days (`YYYY-MM-DD`) that no zone moves; moments are instants, shown in `zone`. Times have 24 hours.
 */
export function createParkFormat(language: Language, zone: string): ParkFormat {
  const locale = locales[language];
  const dayOptions = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const calendarDays = new Intl.DateTimeFormat(locale, { ...dayOptions, timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat(locale, { ...dayOptions, timeZone: zone });
  const times = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: zone });
  const plain = (text: string) => text.replace(/^(\p{L}+),/u, '$1');
  const time = (moment: Date | string) => times.format(new Date(moment));
  const dayOfMoment = (moment: Date | string) => plain(days.format(new Date(moment)));
  const moment = (at: Date | string) => `${dayOfMoment(at)}, ${time(at)}`;
  return {
    day: (day) => plain(calendarDays.format(new Date(`${day}T12:00:00Z`))),
    time,
    moment,
    interval: (start, end) =>
      dayOfMoment(start) === dayOfMoment(end) ? `${moment(start)}–${time(end)}` : `${moment(start)} – ${moment(end)}`,
  };
}
