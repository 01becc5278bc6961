/** What a calendar file holds beyond what is imported is reported with its line, and never taken silently. */
import { readEvents } from './read-events';

const horizon = { from: new Date('2025-03-01T00:00:00Z'), until: new Date('2028-03-01T00:00:00Z') };
const read = (...lines: string[]) =>
  readEvents(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'), { zone: 'Europe/Zurich', horizon });
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Title', ...lines, 'END:VEVENT'];
const start = 'DTSTART;TZID=Europe/Zurich:20260302T100000';

describe('a calendar file', () => {
  it('has tasks, journals and busy times reported', () => {
    const { events, problems } = read(
      ...['BEGIN:VTODO', 'UID:task', 'SUMMARY:Task', 'BEGIN:VALARM', 'TRIGGER:-PT5M', 'END:VALARM', 'END:VTODO'],
      ...event(start),
      ...['BEGIN:VJOURNAL', 'UID:journal', 'END:VJOURNAL', 'BEGIN:VFREEBUSY', 'UID:busy', 'END:VFREEBUSY'],
    );
    expect(events).toHaveLength(1);
    expect(problems).toEqual([
      { line: 2, message: 'VTODO: is not an event and was left out' },
      { line: 14, message: 'VJOURNAL: is not an event and was left out' },
      { line: 17, message: 'VFREEBUSY: is not an event and was left out' },
    ]);
  });

  it('has series outside the horizon and cut tails reported', () => {
    const past = read(...event('DTSTART:20100302T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=10'));
    expect(past.events).toEqual([]);
    expect(past.problems).toEqual([
      {
        line: 2,
        message: 'RRULE: has no date from 2025-03-01 to 2028-03-01; the series was left out',
        isNote: true,
      },
    ]);
    for (const end of ['UNTIL=20300101T000000Z', 'COUNT=300']) {
      const { events, problems } = read(...event(start, `RRULE:FREQ=WEEKLY;${end}`));
      expect(events.length).toBeGreaterThan(100);
      expect(problems.map(({ message }) => message)).toEqual([
        'RRULE: goes on after 2028-03-01; import the file again later for its further dates',
      ]);
    }
    expect(read(...event(start, 'RRULE:FREQ=WEEKLY;COUNT=3')).problems).toEqual([]);
    expect(read(...event(start, 'RRULE:FREQ=WEEKLY')).problems).toEqual([]);
  });

  it.each([
    'W. Europe Standard Time',
    '/freeassociation.sourceforge.net/Europe/Zurich',
    '/freeassociation.sourceforge.net/Tzfile/Europe/Zurich',
    '/citadel.org/20210210_1/Europe/Zurich',
    'Europe/Zurich',
  ])('names the zone %s', (zone) => {
    const { events, problems } = read(...event(`DTSTART;TZID=${zone}:20260702T100000`));
    expect(problems).toEqual([]);
    expect(events[0]?.startsAt.toISOString()).toBe('2026-07-02T08:00:00.000Z');
  });

  it('loses a line of its program that cannot be read, and not the event', () => {
    const { events, problems } = read(...event(start, 'X-BROKEN', 'X-OTHER;=:x', 'LOCATION:Hall'));
    expect(events.map(({ location }) => location)).toEqual(['Hall']);
    expect(problems).toContainEqual({
      line: 6,
      message: 'X-BROKEN: is not readable; the line was left out',
      isNote: true,
    });
    expect(problems.every(({ isNote }) => isNote)).toBe(true);
  });

  it('is read in the same way however busy the machine is: rules are limited by their steps', () => {
    const { events, problems } = read(
      ...event(start, 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'),
      ...[
        'BEGIN:VEVENT',
        'UID:two',
        'SUMMARY:Two',
        start,
        'RRULE:FREQ=SECONDLY;INTERVAL=99999;COUNT=99999',
        'END:VEVENT',
      ],
    );
    expect(events.map(({ uid }) => uid)).toEqual(['one']);
    expect(problems.map(({ message }) => message)).toEqual(['RRULE: has too many dates']);
  });

  it('has zones refused whose rules have no date', () => {
    const zone = (rule: string) => [
      ...['BEGIN:VTIMEZONE', 'TZID:Lake Time', 'BEGIN:STANDARD', 'DTSTART:19701025T030000', rule],
      ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'END:STANDARD', 'END:VTIMEZONE'],
    ];
    for (const rule of ['RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'RRULE:FREQ=SECONDLY']) {
      const { events, problems } = read(...zone(rule), ...event('DTSTART;TZID=Lake Time:20260702T100000'));
      expect(events).toEqual([]);
      expect(problems[0]?.message).toMatch(/^VTIMEZONE: has a rule/);
    }
  });
});
