/** When an event is, between the form of its editors and that of the database. */
import type { EventBody } from '@park/contract/event-editing';
import { addDays, dayOf, momentAt } from '../../core/time/park-time';
import type { FieldFaults } from '../content';

/** The longest an event lasts, by a constraint of the table. */
const maxDurationMs = 366 * 86_400_000;

export interface EventTimes {
  startsAt: Date;
  endsAt: Date;
  isAllDay: boolean;
}

const isDay = (text: string) => !text.includes('T');

/** Days become the midnights of the park around them. Of a day and a moment together nobody knows what is meant. */
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

/** The other direction: what the form gets. */
export function writeEventTimes(
  { startsAt, endsAt, isAllDay }: EventTimes,
  zone: string,
): Pick<EventBody, 'startDate' | 'endDate'> {
  if (!isAllDay) return { startDate: startsAt.toISOString(), endDate: endsAt.toISOString() };
  const first = dayOf(startsAt, zone);
  const last = addDays(dayOf(endsAt, zone), -1);
  return { startDate: first, endDate: last < first ? first : last };
}

/** The programme lies within its event, and each line has a title. */
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
