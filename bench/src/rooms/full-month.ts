/** A demo park whose rooms have 3,000 bookings in one month and none in the month after it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const bookingCount = 3000;

export interface Months {
  /** First days. */
  readonly full: string;
  readonly empty: string;
}

/** Replaces the bookings and closures of a park folder; `today` is a calendar day. */
export function fillMonth(folder: string, today: string): Months {
  const [full, empty] = [1, 2].map((months) => firstDayAfter(today, months)) as [string, string];
  const workdays: string[] = [];
  for (const date = new Date(full); dayOf(date) < empty; date.setUTCDate(date.getUTCDate() + 1))
    if (date.getUTCDay() % 6 !== 0) workdays.push(dayOf(date));
  const [, ...rooms] = readFileSync(path.join(folder, 'rooms.csv'), 'utf8').trim().split('\n');
  // Combined rooms are busy by their parts.
  const keys = rooms.filter((line) => line.endsWith(',')).map((line) => line.slice(0, line.indexOf(',')));
  const slots = [9, 10, 11, 13, 14, 15, 16];
  const lines = slots.flatMap((hour) =>
    workdays.flatMap((day) =>
      keys.map(
        (room) => `${room}-${day}-${hour},${room},super-administrator,,${day},${clock(hour)},${clock(hour, 30)},Full`,
      ),
    ),
  );
  if (lines.length < bookingCount) throw new Error(`a month has only ${lines.length} times`);
  const header = 'key,room,person,contract,day,from,until,title';
  writeFileSync(path.join(folder, 'room-bookings.csv'), [header, ...lines.slice(0, bookingCount), ''].join('\n'));
  writeFileSync(path.join(folder, 'room-closures.csv'), 'key,rooms,first_day,last_day,reason_en\n');
  return { full, empty };
}

const clock = (hour: number, minute = 0): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

function firstDayAfter(today: string, months: number): string {
  const date = new Date(`${today.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return dayOf(date);
}
