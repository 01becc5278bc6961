/** Calendar files for tests, and what is read from them. */
import { readEvents, type ReadEvent } from '../imports/feeds/read-events';

const horizon = { from: new Date('2025-03-01T00:00:00Z'), until: new Date('2028-03-01T00:00:00Z') };
/** Reads a calendar file as the park in Zurich does. */
export const read = (text: string) => readEvents(text, { zone: 'Europe/Zurich', horizon });

/** Parts of a calendar file, as one. */
export const calendar = (...parts: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts.flat(), 'END:VCALENDAR'].join('\r\n');
/** An event of the calendar, with more lines. */
export const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Title', ...lines, 'END:VEVENT'];
/** The event that is read from lines, which is the only one. */
export const only = (...lines: string[]): ReadEvent => {
  const { events, problems } = read(calendar(event(...lines)));
  expect(problems).toEqual([]);
  expect(events).toHaveLength(1);
  return events[0] as ReadEvent;
};
export const times = ({ startsAt, endsAt }: ReadEvent) => [startsAt.toISOString(), endsAt.toISOString()];
/** When the dates of an event begin, in UTC to the minute. */
export const starts = (...lines: string[]) => {
  const { events, problems } = read(calendar(event(...lines)));
  expect(problems).toEqual([]);
  return events.map(({ startsAt }) => startsAt.toISOString().slice(0, 16));
};
