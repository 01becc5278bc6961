import type { OpeningHours } from '../../core/database/schema/rooms';
import { CellFault, type Cell } from '../shared/cells';

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const time = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

function daysOf(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().split('-');
    const from = weekdays.indexOf(first);
    const until = weekdays.indexOf(last);
    if (from === -1 || until === -1 || until < from)
      throw new CellFault(`"${part}" names no weekdays; write Mo, Tu, We, Th, Fr, Sa, Su, for example Mo-Fr`);
    return Array.from({ length: until - from + 1 }, (_unused, index) => from + index + 1);
  });
}

const partsOf = (text: string) =>
  text.split(',').map((part) => {
    const [from = '', until = ''] = part.trim().split('-');
    if (!time.test(from) || !time.test(until) || from >= until)
      throw new CellFault(`"${part}" is not a stretch of time such as 08:00-18:00`);
    return { from, until };
  });

/** `Mo-Fr 07:00-12:00,13:00-20:00; Sa 08:00-12:00`, as OpenStreetMap writes it. */
export const openingHours: Cell<OpeningHours> = {
  kind: 'opening hours',
  read: (text) => {
    const hours: OpeningHours = {};
    for (const rule of text
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')) {
      const gap = rule.search(/\s\d/);
      if (gap === -1) throw new CellFault(`"${rule}" does not say days and times, such as Mo-Fr 07:00-20:00`);
      const parts = partsOf(rule.slice(gap).trim());
      for (const day of daysOf(rule.slice(0, gap).trim())) hours[String(day) as keyof OpeningHours] = parts;
    }
    return hours;
  },
};

/** `80-100` or `80`, percent of a full-time post. */
export const workload: Cell<{ minimum: number; maximum: number }> = {
  kind: 'percent or range of percent',
  read: (text) => {
    const found = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*%?$/.exec(text);
    const minimum = Number(found?.[1]);
    const maximum = Number(found?.[2] ?? found?.[1]);
    if (!found || minimum < 1 || maximum > 100 || minimum > maximum)
      throw new CellFault(`"${text}" is not a share such as 80 or 80-100`);
    return { minimum, maximum };
  },
};
