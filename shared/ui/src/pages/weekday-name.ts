/**
 * The whole name of a weekday.
 * @param weekday 1 (Monday) to 7, as ISO 8601 counts
 */
export const weekdayName = (weekday: number, language: string): string =>
  // 2 January 2023 was a Monday.
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2023, 0, 1 + weekday)),
  );
