import { formSchema } from '@park/ui/form';
import type { RoomRecurrence, RoomSeriesChoice, RoomSeriesPreview } from '@park/contract/room-series';

export const weekdayIds = [1, 2, 3, 4, 5, 6, 7] as const;

/** The fields of a recurrence; those of another unit are kept while a unit is tried out. */
export interface RecurrenceInput {
  readonly every: RoomRecurrence['every'];
  readonly weekdays: readonly string[];
  readonly nth: Extract<RoomRecurrence, { every: 'month' }>['nth'];
  readonly until: string;
}

/** The recurrence of the fields; a monthly one repeats on the weekday. */
export function recurrenceOf({ every, weekdays, nth, until }: RecurrenceInput, weekday: number): RoomRecurrence {
  if (every === 'day') return { every, until };
  return every === 'week' ? { every, weekdays: weekdays.map(Number), until } : { every, weekday, nth, until };
}

export interface SeriesValues extends RecurrenceInput {
  readonly title: string;
}

/** The dates can be shown without a title; only booking needs one. */
export const SeriesInput = formSchema((values: SeriesValues) => ({
  success: true as const,
  data: { ...values, title: values.title.trim() },
}));

/** Which of its weekdays in the month a day is; the fifth counts as the last. */
export function nthOf(day: string): RecurrenceInput['nth'] {
  const nth = Math.ceil(Number(day.slice(8)) / 7);
  return nth >= 1 && nth <= 4 ? (nth as RecurrenceInput['nth']) : -1;
}

/** `skip`, `wait` or the id of a room, by day. */
export type DateChoices = Readonly<Record<string, string>>;

/** The choices as the call expects them. */
export const choicesOf = (choices: DateChoices): RoomSeriesChoice[] =>
  Object.entries(choices).map(([day, choice]) =>
    choice === 'skip' || choice === 'wait' ? { day, choice } : { day, choice: 'room', roomId: choice },
  );

/** The choices that are still possible: the date is not free, and the chosen room is. */
export const possibleChoices = (choices: DateChoices, { dates }: RoomSeriesPreview): DateChoices =>
  Object.fromEntries(
    Object.entries(choices).filter(([day, choice]) => {
      const date = dates.find((one) => one.day === day);
      if (!date || date.refusal === null) return false;
      return choice === 'skip' || choice === 'wait' || date.otherRooms.some(({ id }) => id === choice);
    }),
  );
