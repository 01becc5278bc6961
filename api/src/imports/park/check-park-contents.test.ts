/** Pictures, documents, JSON files and the calendar of a park: rules of docs/park-folder.md. */
import { checkParkFolder } from './import-park';
import { problemText } from '../shared/park-problem';
import { calendarOf, pixel, replaced, TestParks, textOf, vevent, type ParkFiles } from '../../testing/park-folder';

const parks = new TestParks();
afterAll(() => parks.clear());

const check = async (changes: ParkFiles): Promise<string[]> =>
  (await checkParkFolder(parks.write(changes), new Date('2026-03-15T12:00:00Z'))).map(problemText);
const noExtras = { 'events.json': '{}' };

describe('pictures and documents', () => {
  it('refuses one that is missing, not a picture, too large or damaged', async () => {
    expect(await check({ 'logos/acme.png': null })).toEqual(['companies.csv:2 logo: logos/acme.png is not there']);
    expect(await check({ 'logos/acme.png': 'hello' })).toEqual([
      'companies.csv:2 logo: logos/acme.png is not a PNG, JPEG, WebP or SVG picture',
    ]);
    expect(await check({ 'logos/acme.png': Buffer.concat([pixel, Buffer.alloc(2_097_152)]) })).toEqual([
      `companies.csv:2 logo: logos/acme.png has ${2_097_152 + pixel.length} bytes, at most 2097152 are allowed`,
    ]);
    expect((await check({ 'logos/acme.png': pixel.subarray(0, 45) }))[0]).toMatch(
      /^companies.csv:2 logo: logos\/acme.png is (damaged|not a PNG)/,
    );
  });

  it('accepts SVG', async () => {
    expect(
      await check({
        ...replaced('companies.csv', 'acme.png', 'acme.svg'),
        'logos/acme.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      }),
    ).toEqual([]);
  });

  it('looks for the files of templates', async () => {
    const list = JSON.stringify(
      [{ key: 'form', label: { en: 'Form', fr: 'Formulaire' }, files: { en: 'form.docx', fr: 'form.exe' } }],
      null,
      2,
    );
    expect(await check({ 'templates/templates.json': list })).toEqual([
      'templates/templates.json:9 [0].files.en: templates/form.docx is not there',
      expect.stringMatching(
        /^templates\/templates.json:10 \[0\].files.fr: templates\/form.exe is of a kind that is not offered/,
      ),
    ]);
  });
});

describe('JSON files', () => {
  it('names the line of a mistake in writing', async () => {
    expect((await check({ 'news.json': '[\n  {\n    "key": "n1",,\n  }\n]' }))[0]).toMatch(
      /^news.json:3: is not readable JSON/,
    );
  });

  it.each([
    ['news.json', '"company",', '"gossip",', 'news.json:4 [0].type: "gossip" is not in the catalog news-types'],
    ['news.json', '"acme"', '"acne"', 'news.json:5 [0].company: "acne" is not in companies.csv; did you mean "acme"?'],
    [
      'news.json',
      '2026-03-01T08:00',
      'yesterday',
      'news.json:6 [0].publishedAt: is neither a day (2026-03-31) nor a moment (2026-03-31T14:30)',
    ],
    [
      'news.json',
      '"title": "Acme opens"',
      '"titel": "Acme opens"',
      'news.json:9 [0].texts.en.titel: is not a field of this file',
    ],
    ['news.json', 'Acme opens', 'x'.repeat(151), 'news.json:9 [0].texts.en.title: has more than 150 characters'],
    ['park.json', 'Europe/Zurich', 'Europe/Bern', 'park.json:6 timeZone: is not a time zone such as Europe/Zurich'],
    [
      'spotlight.json',
      '2026-03-01',
      '2026-13-01',
      'spotlight.json:4 [0].from: is neither a day (2026-03-31) nor a moment (2026-03-31T14:30)',
    ],
  ])('%s: %s → %s', async (file, from, to, problem) => {
    expect(await check(replaced(file, from, to))).toContain(problem);
  });

  it('refuses news without a language, a picture that is missing, and a key twice', async () => {
    const article = {
      key: 'n',
      type: 'park',
      publishedAt: '2026-03-01',
      image: 'nothing.jpg',
      texts: { en: { title: 'T' } },
    };
    expect(await check({ 'news.json': JSON.stringify([{ ...article, texts: {} }]) })).toEqual([
      'news.json:1 [0].texts: has neither "en" nor "fr"',
    ]);
    expect(await check({ 'news.json': JSON.stringify([{ ...article, image: null }, article], null, 1) })).toEqual([
      'news.json:14 [1].key: "n" is already in this file',
      'news.json:17 [1].image: covers/nothing.jpg is not there',
    ]);
  });
});

describe('calendar', () => {
  const times = ['DTSTART:20260331T070000Z', 'DTEND:20260331T080000Z'];
  const calendar = (lines: string[]): ParkFiles => ({ 'events.ics': calendarOf(vevent('e1@acme.example', lines)) });

  it('refuses a file that is no calendar or breaks off', async () => {
    expect((await check({ 'events.ics': 'hello\r\n', ...noExtras }))[0]).toMatch(
      /^events.ics(:1)?: is not a readable calendar/,
    );
    expect(
      (
        await check({
          'events.ics': textOf('events.ics').replace('SUMMARY:Open house', 'SUMMARY Open house'),
          ...noExtras,
        })
      )[0],
    ).toMatch(/^events.ics:\d+: is not a readable calendar/);
    expect(
      (
        await check({ 'events.ics': textOf('events.ics').replace('END:VEVENT\r\nEND:VCALENDAR\r\n', ''), ...noExtras })
      )[0],
    ).toMatch(/^events.ics: is not a readable calendar/);
  });

  it.each([
    ['no title', times, 'events.ics:4 SUMMARY: is missing; an event needs a title'],
    ['no start', ['SUMMARY:x'], 'events.ics:4 DTSTART: is missing or is not a time'],
    [
      'an end before the start',
      ['SUMMARY:x', 'DTSTART:20260331T070000Z', 'DTEND:20260331T060000Z'],
      'events.ics:4 DTEND: is before the start',
    ],
    [
      'an end years later',
      ['SUMMARY:x', 'DTSTART:20260331T070000Z', 'DTEND:20280331T060000Z'],
      'events.ics:4 DTEND: is more than a year after the start',
    ],
    [
      'a rule of repetition',
      ['SUMMARY:x', ...times, 'RRULE:FREQ=DAILY'],
      'events.ics:4 RRULE: repeats; list each date as an event of its own, with a UID of its own',
    ],
    [
      'an address that is none',
      ['SUMMARY:x', ...times, 'URL:javascript:alert(1)'],
      'events.ics:4 URL: "javascript:alert(1)" is not a web address that begins with https:// or http://',
    ],
  ])('refuses an event with %s', async (_name, lines, problem) => {
    expect(await check(calendar(lines))).toContain(problem);
  });

  it('refuses a UID twice, an event without entry and an entry without event', async () => {
    const event = vevent('e1@acme.example', ['SUMMARY:x', ...times]);
    expect(await check({ 'events.ics': calendarOf(event, event) })).toContain(
      'events.ics:11 UID: "e1@acme.example" is already on line 4',
    );
    expect(await check(noExtras)).toEqual([
      'events.ics:4 UID: "e1@acme.example" has no entry in events.json, which says its type',
    ]);
    expect(
      await check({
        'events.json': JSON.stringify(
          { 'e1@acme.example': { type: 'workshop' }, 'e2@acme.example': { type: 'workshop' } },
          null,
          1,
        ),
      }),
    ).toEqual([
      'events.json:5 e2@acme.example: "e2@acme.example" is not in events.ics; did you mean "e1@acme.example"?',
    ]);
  });
});
