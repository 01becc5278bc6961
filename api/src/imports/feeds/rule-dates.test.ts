/** Rules as they are read here, and as another program reads them. */
import nodeIcal, { type VEvent } from 'node-ical';
import { readEvents } from './read-events';

const horizon = { from: new Date('2024-01-01T00:00:00Z'), until: new Date('2028-03-01T00:00:00Z') };
const calendar = (start: string, rule: string) =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:one',
    'SUMMARY:Title',
    `DTSTART:${start}T100000Z`,
    `RRULE:${rule}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

const readHere = (text: string) => {
  const { events, problems } = readEvents(text, { zone: 'UTC', horizon });
  expect(problems).toEqual([]);
  return events.map(({ startsAt }) => startsAt.toISOString().slice(0, 10));
};

function readElsewhere(text: string): string[] {
  const found = Object.values(nodeIcal.sync.parseICS(text)).find((part): part is VEvent => part.type === 'VEVENT');
  return (found?.rrule?.between(horizon.from, horizon.until, true) ?? []).map((date) =>
    date.toISOString().slice(0, 10),
  );
}

describe('the dates of a rule', () => {
  it.each([
    ['20240229', 'FREQ=YEARLY', ['2024-02-29', '2028-02-29']],
    ['20240131', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', ['2024-01-31']],
    ['20240131', 'FREQ=MONTHLY;COUNT=4', ['2024-01-31', '2024-03-31', '2024-05-31', '2024-07-31']],
    ['20260302', 'FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=1;COUNT=3', ['2026-03-02', '2026-03-09', '2026-03-16']],
    ['20260302', 'FREQ=YEARLY;BYMONTH=3,6;BYDAY=MO;BYSETPOS=1,-1;COUNT=3', ['2026-03-02', '2026-06-29', '2027-03-01']],
    ['20260316', 'FREQ=YEARLY;BYMONTH=3;BYDAY=MO;BYSETPOS=3;COUNT=2', ['2026-03-16', '2027-03-15']],
  ])('from %s with %s are these', (start, rule, dates) => {
    expect(readHere(calendar(start, rule))).toEqual(dates);
  });

  it.each([
    ['20260130', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=14'],
    ['20260302', 'FREQ=MONTHLY;BYDAY=1MO;UNTIL=20261231T235959Z'],
    ['20240131', 'FREQ=MONTHLY;BYMONTHDAY=31'],
    ['20240131', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['20240131', 'FREQ=MONTHLY;INTERVAL=3'],
    ['20240202', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR;WKST=SU;COUNT=40'],
    ['20240202', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SU;WKST=MO;COUNT=40'],
    ['20240202', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SU;WKST=SU;COUNT=40'],
    ['20240202', 'FREQ=DAILY;INTERVAL=5;COUNT=100'],
    ['20240229', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29'],
    ['20240301', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3,10'],
    ['20240109', 'FREQ=YEARLY;BYYEARDAY=9,100,-1'],
    ['20241129', 'FREQ=YEARLY;BYMONTH=11;BYDAY=FR;BYSETPOS=-1'],
  ])('from %s with %s are those that another program finds', (start, rule) => {
    const text = calendar(start, rule);
    const first = `${start.slice(0, 4)}-${start.slice(4, 6)}-${start.slice(6)}`;
    const without = (dates: string[]) => dates.filter((date) => date !== first);
    expect(without(readHere(text))).toEqual(without(readElsewhere(text)));
  });
});
