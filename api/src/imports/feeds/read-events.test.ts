import { calendar, event, only, read, times } from '../../testing/calendar-text';

/** A zone that nobody knows, three hours and a half east of UTC in winter and four and a half in summer. */
const ownZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Lake Time',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0430',
  'TZOFFSETTO:+0330',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0330',
  'TZOFFSETTO:+0430',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('times of a calendar file', () => {
  it.each([
    [
      'UTC',
      'DTSTART:20260701T080000Z',
      'DTEND:20260701T093000Z',
      '2026-07-01T08:00:00.000Z',
      '2026-07-01T09:30:00.000Z',
    ],
    [
      'a known zone',
      'DTSTART;TZID=America/New_York:20260701T080000',
      'DTEND;TZID=America/New_York:20260701T090000',
      '2026-07-01T12:00:00.000Z',
      '2026-07-01T13:00:00.000Z',
    ],
    [
      'a known zone with a prefix',
      'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Zurich:20260701T080000',
      'DURATION:PT45M',
      '2026-07-01T06:00:00.000Z',
      '2026-07-01T06:45:00.000Z',
    ],
    [
      'no zone: the park’s',
      'DTSTART:20260101T080000',
      'DURATION:P1DT1H',
      '2026-01-01T07:00:00.000Z',
      '2026-01-02T08:00:00.000Z',
    ],
    [
      'a whole day',
      'DTSTART;VALUE=DATE:20260328',
      'DTEND;VALUE=DATE:20260330',
      '2026-03-27T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ],
    [
      'a day that ends on itself',
      'DTSTART;VALUE=DATE:20260328',
      'DTEND;VALUE=DATE:20260328',
      '2026-03-27T23:00:00.000Z',
      '2026-03-28T23:00:00.000Z',
    ],
    [
      'a day without an end',
      'DTSTART;VALUE=DATE:20260329',
      'CLASS:PUBLIC',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ],
    [
      'the hour that is left out',
      'DTSTART;TZID=Europe/Zurich:20260329T023000',
      'DURATION:PT1H',
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T02:30:00.000Z',
    ],
    [
      'a length of a day, over the change of the clocks',
      'DTSTART;TZID=Europe/Zurich:20260328T100000',
      'DURATION:P1D',
      '2026-03-28T09:00:00.000Z',
      '2026-03-29T08:00:00.000Z',
    ],
    [
      'a length of hours, over the change of the clocks',
      'DTSTART;TZID=Europe/Zurich:20261024T100000',
      'DURATION:PT24H',
      '2026-10-24T08:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
    ],
    [
      'whole days with a length, over the change of the clocks',
      'DTSTART;VALUE=DATE:20260328',
      'DURATION:P2D',
      '2026-03-27T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ],
    [
      'a whole day that ends at a time',
      'DTSTART;VALUE=DATE:20260328',
      'DTEND;TZID=Europe/Zurich:20260329T120000',
      '2026-03-27T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ],
    [
      'a day that is not said to be one',
      'DTSTART:20260328',
      'CLASS:PUBLIC',
      '2026-03-27T23:00:00.000Z',
      '2026-03-28T23:00:00.000Z',
    ],
    [
      'the hour that comes twice',
      'DTSTART;TZID=Europe/Zurich:20261025T023000',
      'DURATION:PT1H',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ],
    [
      'different zones',
      'DTSTART;TZID=Europe/Zurich:20260701T200000',
      'DTEND;TZID=Asia/Tokyo:20260702T060000',
      '2026-07-01T18:00:00.000Z',
      '2026-07-01T21:00:00.000Z',
    ],
  ])('are read with %s', (_, start, end, from, until) => {
    expect(times(only(start, end))).toEqual([from, until]);
  });

  it('are read by a zone that the file defines', () => {
    const { events, problems } = read(
      calendar(
        ownZone,
        event('DTSTART;TZID=Lake Time:20260701T080000', 'RRULE:FREQ=MONTHLY;INTERVAL=6;COUNT=2', 'DURATION:PT1H'),
      ),
    );
    expect(problems).toEqual([]);
    expect(events.map(times)).toEqual([
      ['2026-07-01T03:30:00.000Z', '2026-07-01T04:30:00.000Z'],
      ['2027-01-01T04:30:00.000Z', '2027-01-01T05:30:00.000Z'],
    ]);
  });
});

describe('facts of an event', () => {
  it('are taken over, HTML only as far as it is allowed', () => {
    const found = only(
      'DTSTART:20260701T080000Z',
      'DESCRIPTION:Plain & simple\\nsecond line',
      'X-ALT-DESC;FMTTYPE=text/html:<p onclick="x()">Rich<script>alert(1)</script></p>',
      'LOCATION:Hall A\\, left',
      'URL:https://park.example/register',
      'CATEGORIES:Workshop,Été',
      'STATUS:CANCELLED',
      'CLASS:PRIVATE',
    );
    expect(found).toMatchObject({
      content: '<p>Rich</p>',
      summary: 'Rich',
      location: 'Hall A, left',
      url: 'https://park.example/register',
      categories: ['workshop', 'ete'],
      isCancelled: true,
      isPrivate: true,
    });
  });

  it('make paragraphs of plain words and sanitise HTML that pretends to be plain', () => {
    expect(only('DTSTART:20260701T080000Z', 'DESCRIPTION:1 < 2 & 3\\n\\nThen').content).toBe(
      '<p>1 &lt; 2 &amp; 3</p>\n<p>Then</p>',
    );
    expect(only('DTSTART:20260701T080000Z', 'DESCRIPTION:<b>Bold</b><img src=x onerror=alert(1)>').content).toBe(
      '<strong>Bold</strong>',
    );
  });

  it('know a place that is an address as the way to take part', () => {
    expect(only('DTSTART:20260701T080000Z', 'LOCATION:https://meet.example/room')).toMatchObject({
      location: '',
      onlineUrl: 'https://meet.example/room',
    });
    expect(only('DTSTART:20260701T080000Z', 'URL:javascript:alert(1)').url).toBeNull();
  });
});

describe('titles', () => {
  it('are plain text, whatever signs are in them', () => {
    expect(only('DTSTART:20260701T080000Z', 'SUMMARY:Again').title).toBe('Title');
    const { events } = read(
      calendar([
        'BEGIN:VEVENT',
        'UID:one',
        'SUMMARY:C++ <vector>\\, 1 < 2 &\\n more',
        'DTSTART:20260701T080000Z',
        'END:VEVENT',
      ]),
    );
    expect(events[0]?.title).toBe('C++ <vector>, 1 < 2 & more');
  });
});

describe('links in descriptions', () => {
  it('do not lead into the portal when they were meant for another site', () => {
    const content = (html: string) => only('DTSTART:20260701T080000Z', `DESCRIPTION:${html}`).content;
    expect(
      content('<p><a href="/portal">a</a> <a href="more.html">b</a> <a href="https://x.example/y">c</a></p>'),
    ).toBe('<p><a>a</a> <a>b</a> <a href="https://x.example/y" rel="noopener noreferrer">c</a></p>');
    expect(content('<p>x</p><img src="/api/files/0b8f6a70-0000-4000-8000-000000000001">')).toBe('<p>x</p>');
  });
});

describe('what is broken', () => {
  it.each([
    ['a day that does not exist', ['DTSTART:20260230T100000Z'], 'DTSTART'],
    ['no start', ['DESCRIPTION:x'], 'DTSTART: is missing'],
    ['an end before the start', ['DTSTART:20260302T100000Z', 'DTEND:20260302T095900Z'], 'DTEND: is before the start'],
    [
      'more than a year',
      ['DTSTART:20260302T100000Z', 'DTEND:20280302T095900Z'],
      'DTEND: is more than a year after the start',
    ],
    [
      'an unknown zone',
      ['DTSTART;TZID=Middle Earth:20260302T100000'],
      'DTSTART: the zone "Middle Earth" is not known and the file does not define it',
    ],
    ['a rule that is none', ['DTSTART:20260302T100000Z', 'RRULE:FREQ=SOMETIMES'], 'requency'],
    [
      'an exception that is no date',
      ['DTSTART:20260302T100000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20260231T100000Z'],
      'EXDATE',
    ],
    ['a line that is none', ['DTSTART:20260302T100000Z', 'this is no property'], ''],
  ])('is reported with its line and left out alone: %s', (_, lines, message) => {
    const sound = (uid: string) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'SUMMARY:Sound',
      'DTSTART:20260701T080000Z',
      'END:VEVENT',
    ];
    const { events, problems } = read(calendar(sound('before'), event(...lines), sound('after')));
    expect(events.map(({ uid }) => uid)).toEqual(['before', 'after']);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.line).toBeGreaterThanOrEqual(8);
    expect(problems[0]?.line).toBeLessThanOrEqual(8 + 3 + lines.length);
  });

  it('may be the end of an event, of the file, or all of it', () => {
    const cutOff = calendar(['BEGIN:VEVENT', 'UID:cut', 'SUMMARY:Cut'], event('DTSTART:20260302T100000Z'), [
      'BEGIN:VEVENT',
      'UID:last',
    ]);
    const { events, problems } = read(cutOff);
    expect(events.map(({ uid }) => uid)).toEqual(['one']);
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [3, 'begins and does not end'],
      [11, 'begins and does not end'],
    ]);
    expect(read('<html></html>').problems).toEqual([
      { line: 1, message: 'is not a calendar; it begins with BEGIN:VCALENDAR' },
    ]);
    expect(read('').events).toEqual([]);
  });

  it('may be the same UID twice', () => {
    const { events, problems } = read(calendar(event('DTSTART:20260302T100000Z'), event('DTSTART:20260303T100000Z')));
    expect(events).toHaveLength(1);
    expect(problems).toEqual([{ line: 8, message: 'UID: "one" is already on line 3' }]);
  });

  it('is not what has been changed since: of two states of an event or a date the later one counts', () => {
    const first = event('SEQUENCE:4', 'DTSTART:20260302T100000Z', 'RRULE:FREQ=DAILY;COUNT=2');
    const second = event('SEQUENCE:5', 'DTSTART:20260302T110000Z', 'RRULE:FREQ=DAILY;COUNT=2');
    const change = (title: string, sequence: number) => [
      'BEGIN:VEVENT',
      'UID:one',
      `SUMMARY:${title}`,
      `SEQUENCE:${sequence}`,
      'RECURRENCE-ID:20260303T110000Z',
      'DTSTART:20260303T110000Z',
      'END:VEVENT',
    ];
    const { events, problems } = read(calendar(first, change('Later', 7), second, change('Earlier', 6)));
    expect(problems).toEqual([]);
    expect(events.map(({ title, startsAt }) => [title, startsAt.toISOString().slice(0, 16)])).toEqual([
      ['Title', '2026-03-02T11:00'],
      ['Later', '2026-03-03T11:00'],
    ]);
  });
});
