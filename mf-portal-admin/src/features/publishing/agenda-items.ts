/** The lines of a programme, as the form holds them: instants, shown as a day and two times on the park's clock. */
import type { DraftBody } from '@park/contract/drafts';
import { addDays, dayMs, minuteMs } from '@park/platform';
import { dayAndTime, instantAt } from '../../shared/zoned-time';

export type AgendaLine = NonNullable<DraftBody['agenda']>[number];

const newLineMs = 30 * minuteMs;

export interface AgendaTimes {
  readonly day: string;
  readonly from: string;
  readonly until: string;
}

export function timesOf({ startDate, endDate }: AgendaLine, zone: string): AgendaTimes {
  const [start, end] = [dayAndTime(startDate, zone), dayAndTime(endDate, zone)];
  return { day: start.day || end.day, from: start.time, until: end.time };
}

/** A line that ends before it begins ends on the next day. */
export function withTimes(line: AgendaLine, { day, from, until }: AgendaTimes, zone: string): AgendaLine {
  const lastDay = from !== '' && until !== '' && until < from ? addDays(day, 1) : day;
  return { ...line, startDate: instantAt(day, from, zone), endDate: instantAt(lastDay, until, zone) };
}

/** A line after the last one, or at the beginning of the event. */
export function newLine(lines: readonly AgendaLine[], eventStart: string, zone: string): AgendaLine {
  const begin = lines.at(-1)?.endDate || (eventStart.includes('T') ? eventStart : instantAt(eventStart, '09:00', zone));
  const endDate = begin === '' ? '' : new Date(Date.parse(begin) + newLineMs).toISOString();
  return { startDate: begin, endDate, title: { en: '', fr: '' }, speaker: '' };
}

/** The programme of an event that moves to another day, at the same times of the park's clock. */
export function movedAgenda(lines: readonly AgendaLine[], fromDay: string, toDay: string, zone: string): AgendaLine[] {
  const days = Math.round((Date.parse(toDay) - Date.parse(fromDay)) / dayMs);
  if (Number.isNaN(days)) return [...lines];
  const move = (instant: string) => {
    const { day, time } = dayAndTime(instant, zone);
    return day === '' ? instant : instantAt(addDays(day, days), time, zone);
  };
  return lines.map((line) => ({ ...line, startDate: move(line.startDate), endDate: move(line.endDate) }));
}
