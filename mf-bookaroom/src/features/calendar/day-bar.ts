/** A room's day as one bar: what is free, taken and closed, drawn by a gradient so that a month stays light. */
import { hourMs } from '@park/platform';
import type { RoomCalendar, RoomCalendarCell } from '@park/contract/room-calendar';

export interface BarHours {
  /** Milliseconds from the start of the day. */
  readonly from: number;
  readonly until: number;
}

const usual = { from: 7 * hourMs, until: 20 * hourMs };

type Day = RoomCalendar['days'][number];

/** The hours that all bars show: those of the opening times, without rooms that are always open. */
export function usualHours({ rooms, days }: RoomCalendar): BarHours {
  let from = Infinity;
  let until = -Infinity;
  for (const { cells } of rooms)
    cells.forEach(({ opening }, column) => {
      const day = days[column];
      for (const { start, end } of day ? opening : []) {
        const [first, last] = [
          Date.parse(start) - Date.parse(day?.start ?? ''),
          Date.parse(end) - Date.parse(day?.start ?? ''),
        ];
        if (last - first >= 23 * hourMs) continue;
        from = Math.min(from, first);
        until = Math.max(until, last);
      }
    });
  return from < until ? { from, until } : usual;
}

/** A CSS gradient: taken time is dark, free time light, closed time transparent over the hatched cell. */
export function barOf({ opening, free }: RoomCalendarCell, day: Day, { from, until }: BarHours): string {
  if (opening.length === 0) return 'none';
  const start = Date.parse(day.start) + from;
  const length = until - from;
  const percent = (at: string) => Math.round(Math.max(0, Math.min(1, (Date.parse(at) - start) / length)) * 1000) / 10;
  const stops: string[] = [];
  let last = 0;
  const add = (colour: string, to: number) => {
    if (to > last) stops.push(`${colour} ${last}% ${to}%`);
    last = Math.max(last, to);
  };
  for (const open of opening) {
    add('transparent', percent(open.start));
    for (const span of free.filter((one) => one.start >= open.start && one.end <= open.end)) {
      add('var(--bar-taken)', percent(span.start));
      add('var(--bar-free)', percent(span.end));
    }
    add('var(--bar-taken)', percent(open.end));
  }
  add('transparent', 100);
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
