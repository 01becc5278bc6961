/** What a date of a series gets from another date of it. */
import { isDeepStrictEqual } from 'node:util';
import type { EventBody } from '@park/contract/event-editing';
import { languages } from '@park/contract/texts';
import { addDays, dayOf, daysBetween, sameTimeDaysLater } from '../../../core/time/park-time';

type Texts = EventBody['texts'];
type Registration = EventBody['registration'];

/** The day on which an event begins. */
export const startDay = ({ startDate }: Pick<EventBody, 'startDate'>, zone: string): string =>
  startDate.includes('T') ? dayOf(new Date(startDate), zone) : startDate;

const moveTime = (text: string, days: number, zone: string): string =>
  text.includes('T') ? sameTimeDaysLater(new Date(text), days, zone).toISOString() : addDays(text, days);

const moveAgenda = (agenda: EventBody['agenda'], days: number, zone: string): EventBody['agenda'] =>
  agenda.map((item) => ({
    ...item,
    startDate: moveTime(item.startDate, days, zone),
    endDate: moveTime(item.endDate, days, zone),
  }));

const moveRegistration = (settings: Registration, days: number, zone: string): Registration =>
  settings && {
    ...settings,
    opensAt: settings.opensAt && moveTime(settings.opensAt, days, zone),
    closesAt: settings.closesAt && moveTime(settings.closesAt, days, zone),
  };

/** The same event on another day, at the same time of the park's clock. */
export function bodyOnDay(body: EventBody, day: string, zone: string): EventBody {
  const days = daysBetween(startDay(body, zone), day);
  return {
    ...body,
    startDate: moveTime(body.startDate, days, zone),
    endDate: moveTime(body.endDate, days, zone),
    agenda: moveAgenda(body.agenda, days, zone),
    registration: moveRegistration(body.registration, days, zone),
  };
}

/**
 * Applies what changed from `before` to `after` to another date of the series. A field that the change leaves alone
 * keeps what is special about that date. `moved`: by how many days the other date moves.
 */
export function withChange(
  other: EventBody,
  { before, after, moved }: { before: EventBody; after: EventBody; moved: number },
  zone: string,
): EventBody {
  const isChanged = (key: keyof EventBody): boolean => !isDeepStrictEqual(before[key], after[key]);
  const hasNewTimes = isChanged('startDate') || isChanged('endDate');
  const there = bodyOnDay(after, addDays(startDay(other, zone), moved), zone);
  const changed = Object.fromEntries(
    Object.keys(after)
      .filter((key) => isChanged(key as keyof EventBody))
      .map((key) => [key, there[key as keyof EventBody]]),
  );
  const times = hasNewTimes ? { startDate: there.startDate, endDate: there.endDate } : {};
  const next = { ...other, ...changed, ...times, texts: textsWithChange(other.texts, before.texts, after.texts) };
  const agenda = isChanged('agenda') ? there.agenda : keptAgenda(other, next);
  return { ...next, agenda, registration: registrationWithChange(other, before, after, there) };
}

/** A programme stays at its distance from the beginning; lines that no longer fit are left out. */
function keptAgenda(other: EventBody, next: EventBody): EventBody['agenda'] {
  const shiftMs = Date.parse(next.startDate) - Date.parse(other.startDate);
  if (shiftMs === 0 && next.endDate === other.endDate) return other.agenda;
  const move = (text: string) => new Date(Date.parse(text) + shiftMs).toISOString();
  return other.agenda
    .map((item) => ({ ...item, startDate: move(item.startDate), endDate: move(item.endDate) }))
    .filter((item) => Date.parse(item.endDate) <= Date.parse(next.endDate) || !next.endDate.includes('T'));
}

function registrationWithChange(other: EventBody, before: EventBody, after: EventBody, there: EventBody): Registration {
  const [own, old, now, moved] = [other, before, after, there].map(({ registration }) => registration ?? null);
  if (isDeepStrictEqual(old, now)) return own;
  if (!own || !old || !now || !moved) return moved;
  return {
    capacity: old.capacity === now.capacity ? own.capacity : now.capacity,
    opensAt: old.opensAt === now.opensAt ? own.opensAt : moved.opensAt,
    closesAt: old.closesAt === now.closesAt ? own.closesAt : moved.closesAt,
  };
}

function textsWithChange(own: Texts, before: Texts, after: Texts): Texts {
  const entries = languages.flatMap((language): [string, unknown][] => {
    const [mine, old, now] = [own[language], before[language], after[language]];
    if (isDeepStrictEqual(old, now)) return mine ? [[language, mine]] : [];
    if (!mine || !old || !now) return now ? [[language, now]] : [];
    const changed = Object.entries(now).filter(([key, value]) => value !== old[key as keyof typeof old]);
    return [[language, { ...mine, ...Object.fromEntries(changed) }]];
  });
  return Object.fromEntries(entries) as Texts;
}
