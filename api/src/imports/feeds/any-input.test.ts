/** Files from elsewhere are whatever they are: reading never throws, never hangs, and never lets a wrong record through. */
import fc from 'fast-check';
import { decodeText } from './file-text';
import { readEvents } from './read-events';
import { readNews as readFeed } from './read-news';

const readNews = (text: string) => readFeed(text, { zone: 'Europe/Zurich' });
const horizon = { from: new Date('2025-03-01T00:00:00Z'), until: new Date('2028-03-01T00:00:00Z') };

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VTIMEZONE',
  'TZID:Lake Time',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0430',
  'TZOFFSETTO:+0330',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:1',
  'SUMMARY:Été à l’École 🚲',
  'DTSTART;TZID=Lake Time:20260302T100000',
  'DTEND;TZID=Lake Time:20260302T110000',
  'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=12',
  'EXDATE;TZID=Lake Time:20260309T100000',
  'DESCRIPTION:<p>Long</p>',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:1',
  'RECURRENCE-ID;TZID=Lake Time:20260304T100000',
  'SUMMARY:Moved',
  'DTSTART:20260305T100000Z',
  'DURATION:PT2H',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:2',
  'SUMMARY:Days',
  'DTSTART;VALUE=DATE:20260328',
  'DTEND;VALUE=DATE:20260330',
  'RDATE;VALUE=PERIOD:20260410T100000Z/PT3H',
  'BEGIN:VALARM',
  'TRIGGER:-PT15M',
  'ACTION:DISPLAY',
  'END:VALARM',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

const feed = `<?xml version="1.0"?><rss version="2.0"><channel>
<item><guid>1</guid><title>Été &amp; hiver</title><description><![CDATA[<p>Text</p>]]></description><pubDate>Tue, 10 Mar 2026 08:00:00 GMT</pubDate><link>https://news.example/1</link></item>
<entry xmlns="http://www.w3.org/2005/Atom"><id>2</id><title type="html">T</title><content type="xhtml"><div><p>x</p></div></content><link rel="alternate" href="https://news.example/2"/><updated>2026-03-10T08:00:00Z</updated></entry>
</channel></rss>`;

/** A valid file with some places deleted, doubled, swapped or overwritten. */
function mutated(text: string, pieces: readonly string[]): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.nat(text.length),
    length: fc.integer({ min: 0, max: 40 }),
    by: fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 10 })),
  });
  return fc
    .array(change, { minLength: 1, maxLength: 6 })
    .map((changes) =>
      changes.reduce((found, { at, length, by }) => found.slice(0, at) + by + found.slice(at + length), text),
    );
}

const calendarPieces = [
  'BEGIN:VEVENT\r\n',
  'END:VEVENT\r\n',
  'BEGIN:VTIMEZONE\r\n',
  'END:VCALENDAR',
  '\r\n',
  '\r\n ',
  ';',
  ':',
  ',',
  '"',
  '-',
  '99999999',
  'FREQ=SECONDLY',
  'BYMONTHDAY=31',
  'BYDAY=99MO',
  'INTERVAL=0',
  'COUNT=-1',
  'TZID=',
  'PT',
  'Z',
  '\0',
  '2026',
  '20260231T250000',
];
const feedPieces = [
  '<item>',
  '</item>',
  '<entry',
  '</entry>',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '&',
  '&#x110000;',
  '&#0;',
  '&a;',
  '<',
  '>',
  '"',
  '='.repeat(5),
  '\0',
  '<a>'.repeat(50),
  'xmlns:x=""',
  '__proto__',
  '<__proto__>',
  'constructor',
];

const isSound = (moment: Date | null) => moment === null || !Number.isNaN(moment.getTime());

describe('reading any input', () => {
  it('of calendars returns sound events and faults with lines', () => {
    fc.assert(
      fc.property(
        fc.oneof(mutated(calendar, calendarPieces), fc.string({ unit: 'binary', maxLength: 300 })),
        (text) => {
          const { events, problems } = readEvents(text, { zone: 'Europe/Zurich', horizon });
          for (const { startsAt, endsAt, title, key, content } of events) {
            expect([
              isSound(startsAt),
              isSound(endsAt),
              endsAt >= startsAt,
              title !== '' && title.length <= 150,
              key !== '',
            ]).toEqual([true, true, true, true, true]);
            expect(content).not.toMatch(/<script|onerror|onclick/i);
          }
          expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
          for (const { line, message } of problems) expect([line >= 1, message !== '']).toEqual([true, true]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('of feeds returns sound articles and faults with lines', () => {
    fc.assert(
      fc.property(fc.oneof(mutated(feed, feedPieces), fc.string({ unit: 'binary', maxLength: 300 })), (text) => {
        const { articles, problems } = readNews(text);
        for (const { publishedAt, title, guid, content } of articles) {
          expect([isSound(publishedAt), title !== '' && title.length <= 150, guid !== '']).toEqual([true, true, true]);
          expect(content).not.toMatch(/<script|onerror|onclick/i);
        }
        for (const { line, message } of problems) expect([line >= 1, message !== '']).toEqual([true, true]);
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      }),
      { numRuns: 800 },
    );
  });

  it('of bytes returns a text that the database can hold', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const text = decodeText(bytes);
        expect(text.includes('\0')).toBe(false);
        expect(text).not.toMatch(/\p{Surrogate}/u);
      }),
    );
    expect(decodeText(Buffer.from('\ufeffÉté', 'utf8'))).toBe('Été');
    expect(decodeText(Buffer.from('Été', 'latin1'))).toBe('Été');
    expect(decodeText(Buffer.from('\ufeffÉté', 'utf16le'))).toBe('Été');
    expect(decodeText(Buffer.from('<?xml version="1.0" encoding="iso-8859-15"?>\xa4', 'latin1'))).toContain('€');
  });

  it('of lines that are folded in the middle of a letter returns whole letters, on the same lines', () => {
    const line = Buffer.from('SUMMARY:Été 🚲');
    for (const eol of ['\r\n ', '\n\t']) {
      for (let at = 8; at < line.length; at += 1) {
        const text = decodeText(
          Buffer.concat([line.subarray(0, at), Buffer.from(eol), line.subarray(at), Buffer.from('\nEND:é')]),
        );
        expect([text.replace(eol, ''), text.split('\n').length]).toEqual(['SUMMARY:Été 🚲\nEND:é', 3]);
      }
    }
  });

  it('does not depend on how deep or long it is', () => {
    expect(
      readNews(`<rss><item><guid>1</guid><title>x</title>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</item></rss>`)
        .articles.length,
    ).toBeLessThanOrEqual(1);
    expect(readNews('<rss>' + '<item '.repeat(100_000)).articles).toEqual([]);
    expect(
      readNews(`<rss>${'\n'.repeat(2_000_000)}${'<item><guid>1</guid><title>x</title></item>'.repeat(2_000)}</rss>`)
        .problems[0]?.line,
    ).toBe(2_000_001);
    expect(
      readEvents(`${'BEGIN:VCALENDAR\r\n'.repeat(20_000)}${'BEGIN:VEVENT\r\n'.repeat(20_000)}`, {
        zone: 'UTC',
        horizon,
      }).events,
    ).toEqual([]);
    expect(
      readEvents(
        `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:${'x'.repeat(200_000)}\r\nDTSTART:20260302T100000Z\r\nEND:VEVENT\r\nEND:VCALENDAR`,
        { zone: 'UTC', horizon },
      ).events[0]?.title,
    ).toHaveLength(150);
  });
});
