/** Events that repeat, as calendar files describe them. */
import { calendar, event, read, starts, times } from '../../testing/calendar-text';

describe('series', () => {
  it('keep the time of the clock when the clocks are changed', () => {
    expect(starts('DTSTART;TZID=Europe/Zurich:20260322T180000', 'RRULE:FREQ=WEEKLY;COUNT=3')).toEqual([
      '2026-03-22T17:00',
      '2026-03-29T16:00',
      '2026-04-05T16:00',
    ]);
  });

  it.each([
    [
      'a count',
      ['DTSTART:20260302T100000Z', 'RRULE:FREQ=DAILY;COUNT=3'],
      ['2026-03-02T10:00', '2026-03-03T10:00', '2026-03-04T10:00'],
    ],
    [
      'an end in UTC that is included',
      ['DTSTART;TZID=Europe/Zurich:20260302T100000', 'RRULE:FREQ=DAILY;UNTIL=20260304T090000Z'],
      ['2026-03-02T09:00', '2026-03-03T09:00', '2026-03-04T09:00'],
    ],
    [
      'an end in UTC that is just too early',
      ['DTSTART;TZID=Europe/Zurich:20260302T100000', 'RRULE:FREQ=DAILY;UNTIL=20260304T085959Z'],
      ['2026-03-02T09:00', '2026-03-03T09:00'],
    ],
    [
      'a last day',
      ['DTSTART;TZID=Europe/Zurich:20260302T100000', 'RRULE:FREQ=DAILY;UNTIL=20260303'],
      ['2026-03-02T09:00', '2026-03-03T09:00'],
    ],
    [
      'the last Friday of months',
      ['DTSTART;TZID=Europe/Zurich:20260130T100000', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3'],
      ['2026-01-30T09:00', '2026-02-27T09:00', '2026-03-27T09:00'],
    ],
    [
      'days taken out',
      [
        'DTSTART;TZID=Europe/Zurich:20260302T100000',
        'RRULE:FREQ=DAILY;COUNT=4',
        'EXDATE;TZID=Europe/Zurich:20260303T100000',
        'EXDATE:20260304T090000Z',
      ],
      ['2026-03-02T09:00', '2026-03-05T09:00'],
    ],
    [
      'a whole day taken out',
      ['DTSTART;TZID=Europe/Zurich:20260302T100000', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE;VALUE=DATE:20260303'],
      ['2026-03-02T09:00'],
    ],
    [
      'further dates',
      ['DTSTART:20260302T100000Z', 'RDATE:20260410T100000Z,20260411T120000Z'],
      ['2026-03-02T10:00', '2026-04-10T10:00', '2026-04-11T12:00'],
    ],
    [
      'the same date twice',
      ['DTSTART:20260302T100000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'RDATE:20260303T100000Z'],
      ['2026-03-02T10:00', '2026-03-03T10:00'],
    ],
    [
      'whole days',
      ['DTSTART;VALUE=DATE:20260328', 'RRULE:FREQ=DAILY;COUNT=3'],
      ['2026-03-27T23:00', '2026-03-28T23:00', '2026-03-29T22:00'],
    ],
  ])('with %s', (_, lines, expected) => {
    expect(starts(...lines)).toEqual(expected);
  });

  it('without end stay within the horizon, and say when they are cut', () => {
    const weekly = starts('DTSTART:20200106T100000Z', 'RRULE:FREQ=WEEKLY');
    expect([weekly[0], weekly.at(-1), weekly.length]).toEqual(['2025-03-03T10:00', '2028-02-28T10:00', 157]);
    const { events, problems } = read(calendar(event('DTSTART:20260101T000000Z', 'RRULE:FREQ=HOURLY')));
    expect(events).toHaveLength(1000);
    expect(problems).toEqual([{ line: 3, message: 'RRULE: only the first 1000 dates were taken', isNote: true }]);
  });

  it('have periods with a length of their own', () => {
    const { events } = read(
      calendar(
        event(
          'DTSTART:20260302T100000Z',
          'DURATION:PT1H',
          'RDATE;VALUE=PERIOD:20260410T100000Z/PT3H,20260411T100000Z/20260411T101500Z',
        ),
      ),
    );
    expect(events.map(times).slice(1)).toEqual([
      ['2026-04-10T10:00:00.000Z', '2026-04-10T13:00:00.000Z'],
      ['2026-04-11T10:00:00.000Z', '2026-04-11T10:15:00.000Z'],
    ]);
  });

  it('have single dates moved, renamed and called off', () => {
    const change = (id: string, ...lines: string[]) => [
      'BEGIN:VEVENT',
      'UID:one',
      `RECURRENCE-ID;TZID=Europe/Zurich:${id}`,
      ...lines,
      'END:VEVENT',
    ];
    const { events, problems } = read(
      calendar(
        event('DTSTART;TZID=Europe/Zurich:20260302T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'),
        change('20260309T100000', 'DTSTART;TZID=Europe/Zurich:20260310T140000', 'DURATION:PT2H', 'SUMMARY:Moved'),
        change('20260316T100000', 'DTSTART;TZID=Europe/Zurich:20260316T100000', 'SUMMARY:Title', 'STATUS:CANCELLED'),
        change('20260401T100000', 'DTSTART:20260401T080000Z', 'SUMMARY:Extra'),
      ),
    );
    expect(problems).toEqual([]);
    expect(
      events.map(({ key, title, startsAt, isCancelled }) => [
        key,
        title,
        startsAt.toISOString().slice(0, 16),
        isCancelled,
      ]),
    ).toEqual([
      ['one#20260302T090000Z', 'Title', '2026-03-02T09:00', false],
      ['one#20260309T090000Z', 'Moved', '2026-03-10T13:00', false],
      ['one#20260316T090000Z', 'Title', '2026-03-16T09:00', true],
      ['one#20260401T080000Z', 'Extra', '2026-04-01T08:00', false],
    ]);
  });

  it('last their length by the clock each time, or as long as the first', () => {
    const lengths = (...lines: string[]) =>
      read(
        calendar(event('DTSTART;TZID=Europe/Zurich:20260327T180000', 'RRULE:FREQ=DAILY;COUNT=3', ...lines)),
      ).events.map(({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / 3_600_000);
    expect(lengths('DURATION:P1D')).toEqual([24, 23, 24]);
    expect(lengths('DTEND;TZID=Europe/Zurich:20260328T180000')).toEqual([24, 24, 24]);
  });

  it('are named by their day alone, too', () => {
    const moved = [
      'BEGIN:VEVENT',
      'UID:one',
      'SUMMARY:Moved',
      'RECURRENCE-ID;VALUE=DATE:20260303',
      'DTSTART:20260303T140000Z',
      'END:VEVENT',
    ];
    const { events } = read(
      calendar(event('DTSTART;TZID=Europe/Zurich:20260302T100000', 'RRULE:FREQ=DAILY;COUNT=2'), moved),
    );
    expect(events.map(({ key, title }) => [key, title])).toEqual([
      ['one#20260302T090000Z', 'Title'],
      ['one#20260303T090000Z', 'Moved'],
    ]);
  });

  it('have no dates from outside of the horizon, changed ones neither', () => {
    const change = (day: string, to: string) => [
      'BEGIN:VEVENT',
      'UID:one',
      'SUMMARY:Changed',
      `RECURRENCE-ID:${day}T100000Z`,
      `DTSTART:${to}T110000Z`,
      'END:VEVENT',
    ];
    const { events } = read(
      calendar(
        event('DTSTART:20200106T100000Z', 'RRULE:FREQ=YEARLY;COUNT=8'),
        change('20210106', '20210107'),
        change('20220106', '20260601'),
      ),
    );
    expect(events.map(({ startsAt, title }) => [startsAt.toISOString().slice(0, 10), title])).toEqual([
      ['2026-01-06', 'Title'],
      ['2027-01-06', 'Title'],
      ['2026-06-01', 'Changed'],
    ]);
  });

  it('whose rule no date fulfils end the reading of that event, not of the file', () => {
    const { events, problems } = read(
      calendar(event('DTSTART:20260101T000000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'), [
        'BEGIN:VEVENT',
        'UID:two',
        'SUMMARY:Sound',
        'DTSTART:20260101T000000Z',
        'END:VEVENT',
      ]),
    );
    expect(events.map(({ uid }) => uid)).toContain('two');
    expect(problems.length).toBeLessThanOrEqual(1);
  });
});
