import type { RoomSeriesChoice } from '@park/contract/room-series';

export const weekdayIds = [1, 2, 3, 4, 5, 6, 7] as const;

/** 2 January 2023 was a Monday. */
export const describeWeekday = (weekday: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2023, 0, 1 + weekday)),
  );

/** Which of its weekdays in the month a day is; the fifth counts as the last. */
export function nthOf(day: string): 1 | 2 | 3 | 4 | -1 {
  const nth = Math.ceil(Number(day.slice(8)) / 7);
  return nth >= 1 && nth <= 4 ? (nth as 1 | 2 | 3 | 4) : -1;
}

/** The choices of the form: `skip`, `wait` or the id of a room by day. */
export const choicesOf = (choices: Readonly<Record<string, string>>): RoomSeriesChoice[] =>
  Object.entries(choices).map(([day, choice]) =>
    choice === 'skip' || choice === 'wait' ? { day, choice } : { day, choice: 'room', roomId: choice },
  );
