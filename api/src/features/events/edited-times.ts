/** Converts an event's times between the edit form and the database. */
import { dayMs } from '@park/domain';
import { maxEventDays } from '@park/contract/event-limits';
import type { EventBody } from '@park/contract/event-editing';
import { addDays, dayOf, momentAt } from '../../core/time/park-time';
import type { FieldFaults } from '../content';

/** Maximum duration of an event, a constraint of the table. */
const maxDurationMs = maxEventDays * dayMs;

export interface EventTimes {
  startsAt: Date;
  endsAt: Date;
  isAllDay: boolean;
}

const isDay = (text: string) => !text.includes('T');

/** Parses the times of an event; days become midnights in the park's zone. A mix of a day and an instant is invalid. */
export function readEventTimes(
  { startDate, endDate }: Pick<EventBody, 'startDate' | 'endDate'>,
  zone: string,
): { times: EventTimes; faults: FieldFaults } {
  const isAllDay = isDay(startDate);
  const startsAt = isAllDay ? momentAt(startDate, '00:00', zone) : new Date(startDate);
  const endsAt = isDay(endDate) ? momentAt(addDays(endDate, 1), '00:00', zone) : new Date(endDate);
  const faults: FieldFaults = {};
  if (isDay(endDate) !== isAllDay) faults.endDate = 'errors.field.date';
  else if (endsAt < startsAt || (isAllDay && endDate < startDate)) faults.endDate = 'errors.field.tooSmall';
  else if (endsAt.getTime() - startsAt.getTime() > maxDurationMs) faults.endDate = 'errors.field.tooLarge';
  return { times: { startsAt, endsAt, isAllDay }, faults };
}

/** Formats the times of an event for the edit form. */
export function writeEventTimes(
  { startsAt, endsAt, isAllDay }: EventTimes,
  zone: string,
): Pick<EventBody, 'startDate' | 'endDate'> {
  if (!isAllDay) return { startDate: startsAt.toISOString(), endDate: endsAt.toISOString() };
  const first = dayOf(startsAt, zone);
  const last = addDays(dayOf(endsAt, zone), -1);
  return { startDate: first, endDate: last < first ? first : last };
}

/** Checks that the agenda is within the event and that each item has a title. */
export function agendaFaults(agenda: EventBody['agenda'], { startsAt, endsAt }: EventTimes): FieldFaults {
  const faults: FieldFaults = {};
  agenda.forEach(({ startDate, endDate, title }, index) => {
    const [start, end] = [new Date(startDate), new Date(endDate)];
    if (start < startsAt) faults[`agenda.${index}.startDate`] = 'errors.field.tooSmall';
    if (end < start) faults[`agenda.${index}.endDate`] = 'errors.field.tooSmall';
    else if (end > endsAt) faults[`agenda.${index}.endDate`] = 'errors.field.tooLarge';
    if (title.en === undefined && title.fr === undefined) faults[`agenda.${index}.title`] = 'errors.field.required';
  });
  return faults;
}
