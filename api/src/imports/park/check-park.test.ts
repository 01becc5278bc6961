/** Every rule of docs/park-folder.md that the check holds, each on the tiny park with one mistake. */
import { checkParkFolder } from './import-park';
import { problemText } from '../shared/park-problem';
import { calendarOf, pixel, TestParks, textOf, vevent, type ParkFiles } from '../../testing/park-folder';

const parks = new TestParks();
afterAll(() => parks.clear());

const check = async (changes: ParkFiles): Promise<string[]> =>
  (await checkParkFolder(parks.write(changes), new Date('2026-03-15T12:00:00Z'))).map(problemText);
const withLine = (file: string, line: string): ParkFiles => ({ [file]: `${textOf(file)}${line}\n` });
const replaced = (file: string, from: string, to: string): ParkFiles => ({ [file]: textOf(file).replace(from, to) });
const noExtras = { 'events.json': '{}' };

it('finds nothing wrong with a park of one company', async () => {
  expect(await check({})).toEqual([]);
});

it('finds nothing wrong with the four files that a park needs', async () => {
  const optionalFiles = [
    'rooms.csv',
    'room-bookings.csv',
    'lots.csv',
    'spots.csv',
    'releases.csv',
    'parking-bookings.csv',
    'jobs.csv',
    'suppliers.csv',
    'supplier-votes.csv',
    'news.json',
    'events.ics',
    'events.json',
    'spotlight.json',
  ];
  expect(await check(Object.fromEntries(optionalFiles.map((name) => [name, null])))).toEqual([]);
});

it('says so when there is no folder', async () => {
  expect((await checkParkFolder('/no/such/folder')).map(problemText)).toEqual([
    '/no/such/folder: is not a folder that can be read',
  ]);
});

describe('files', () => {
  it.each(['park.json', 'buildings.csv', 'companies.csv', 'people.csv'])('needs %s', async (name) => {
    expect(await check({ [name]: null })).toContain(`${name}: is missing; a park needs this file`);
  });

  it('knows no other files and guesses what was meant', async () => {
    expect(await check({ 'company.csv': 'x', 'notes.xlsx': 'x', 'README.md': 'x', '.hidden': 'x' })).toEqual([
      'company.csv: is not a file of a park folder',
      'notes.xlsx: is not a file of a park folder',
    ]);
    expect(await check({ 'peopel.csv': 'x' })).toEqual([
      'peopel.csv: is not a file of a park folder; did you mean "people.csv"?',
    ]);
  });

  it('recognises Latin-1 and names the first line that is', async () => {
    const latin = Buffer.from(textOf('people.csv').replace('Baker', 'Bäker'), 'latin1');
    expect(await check({ 'people.csv': latin })).toContain(
      'people.csv:3: is not UTF-8; it looks like Latin-1 or Windows-1252. Save it again as UTF-8 (in Excel: "CSV UTF-8")',
    );
  });

  it('recognises UTF-16', async () => {
    expect((await check({ 'buildings.csv': Buffer.from(`\ufeff${textOf('buildings.csv')}`, 'utf16le') }))[0]).toMatch(
      /^buildings.csv:1: is not UTF-8; it looks like UTF-16/,
    );
  });
});

describe('tables', () => {
  it.each([
    ['a byte order mark', `\ufeff${textOf('people.csv')}`],
    ['semicolons', textOf('people.csv').replaceAll(',', ';')],
    ['tabs', textOf('people.csv').replaceAll(',', '\t')],
    ['Windows line ends', textOf('people.csv').replaceAll('\n', '\r\n')],
    ['quotes around everything', textOf('people.csv').replace(/[^,\n]+/g, '"$&"')],
    ['empty lines', textOf('people.csv').replace('\nbob', '\n\n\nbob')],
  ])('reads a table with %s', async (_name, text) => {
    expect(await check({ 'people.csv': text })).toEqual([]);
  });

  it('names a column it does not know and guesses what was meant', async () => {
    expect(await check(replaced('people.csv', 'first_name', 'firstname'))).toEqual(
      expect.arrayContaining([
        'people.csv:1 firstname: is not a column of this file; did you mean "first_name"?',
        'people.csv:1 first_name: is missing; this column is required',
      ]),
    );
  });

  it('refuses a column that appears twice', async () => {
    expect(await check({ 'buildings.csv': 'key,name,name\nmain,A,B\n' })).toContain(
      'buildings.csv:1 name: appears twice in the first line',
    );
  });

  it('counts the cells of a line', async () => {
    expect(await check(withLine('buildings.csv', 'other,Other, Building'))).toEqual([
      'buildings.csv:3: has 3 cells, the first line has 2; quote cells that contain the separator',
    ]);
  });

  it('counts lines as an editor does, line breaks inside of quotes included', async () => {
    expect(await check({ 'buildings.csv': 'key,name\nmain,"Main\nBuilding"\nBad Key,x\n' })).toContain(
      'buildings.csv:4 key: "Bad Key" is not a key of small letters, digits and hyphens',
    );
  });

  it('refuses a quote that is never closed', async () => {
    expect((await check(withLine('buildings.csv', 'other,"Other')))[0]).toMatch(
      /^buildings\.csv:\d+: is not a readable table: Quote Not Closed/,
    );
  });

  it('refuses an empty file and an empty required cell', async () => {
    expect(await check({ 'catalogs.csv': '' })).toEqual(['catalogs.csv:1: is empty; its first line names the columns']);
    expect(await check(withLine('buildings.csv', 'other,'))).toEqual([
      'buildings.csv:3 name: is empty; a value is required',
    ]);
  });

  it('refuses a key that appears twice and names the other line', async () => {
    expect(await check(withLine('companies.csv', 'acme,Again,Tenant,,,,'))).toEqual([
      'companies.csv:3 key: "acme" is already on line 2',
    ]);
  });
});

describe('cells', () => {
  it.each([
    ['people.csv', 'ann@acme.example', 'ann@acme', 'people.csv:2 email: "ann@acme" is not an e-mail address'],
    [
      'people.csv',
      ',CompanyAdministrator,',
      ',Boss,',
      'people.csv:2 role: "Boss" is none of Anonymous, External, Employee, CompanyAdministrator, CompanySupervisor, SuperAdministrator, Exited, ExternalFIT, Facilities, Garage',
    ],
    [
      'people.csv',
      '4852|5452',
      '4852|17',
      'people.csv:2 contracts: "17" is none of 4852, 4853, 4854, 4855, 5452, 5596',
    ],
    ['people.csv', '4852|5452', '4852|4852', 'people.csv:2 contracts: names "4852" twice'],
    ['people.csv', ',yes,3', ',maybe,3', 'people.csv:2 listed: "maybe" is neither yes nor no'],
    ['people.csv', ',yes,3', ',yes,-3', 'people.csv:2 parking_credits: "-3" is not a whole number from 0 to 10000'],
    [
      'room-bookings.csv',
      '2026-03-31',
      '31.03.2026',
      'room-bookings.csv:2 day: "31.03.2026" is not a day of the form 2026-03-31',
    ],
    [
      'room-bookings.csv',
      '2026-03-31',
      '2026-02-30',
      'room-bookings.csv:2 day: "2026-02-30" is not a day of the form 2026-03-31',
    ],
    ['room-bookings.csv', '09:00', '9.00', 'room-bookings.csv:2 from: "9.00" is not a time of the form 14:30'],
    [
      'rooms.csv',
      'Mo-Fr 08:00-18:00',
      'weekdays',
      'rooms.csv:2 opening_hours: "weekdays" does not say days and times, such as Mo-Fr 07:00-20:00',
    ],
    [
      'rooms.csv',
      'Mo-Fr 08:00-18:00',
      'Mo-Fr 18:00-08:00',
      'rooms.csv:2 opening_hours: "18:00-08:00" is not a stretch of time such as 08:00-18:00',
    ],
    ['jobs.csv', '80-100', '100-80', 'jobs.csv:2 workload: "100-80" is not a share such as 80 or 80-100'],
    [
      'jobs.csv',
      '2026-04-30',
      'soon',
      'jobs.csv:2 expires_at: "soon" is neither a day (2026-03-31) nor a moment (2026-03-31T14:30)',
    ],
    [
      'companies.csv',
      'acme.png',
      'logos/acme.png',
      'companies.csv:2 logo: "logos/acme.png" is not the name of a file; give it without a folder',
    ],
  ])('%s: %s → %s', async (file, from, to, problem) => {
    expect(await check(replaced(file, from, to))).toContain(problem);
  });
});

describe('references', () => {
  it.each([
    [
      'companies.csv',
      ',main,',
      ',mian,',
      'companies.csv:2 building: "mian" is not in buildings.csv; did you mean "main"?',
    ],
    ['people.csv', 'Baker,acme', 'Baker,nobody', 'people.csv:3 company: "nobody" is not in companies.csv'],
    [
      'people.csv',
      'bob@acme.example',
      'ANN@acme.example',
      'people.csv:3 email: "ANN@acme.example" is already on line 2',
    ],
    [
      'rooms.csv',
      'screen|whiteboard',
      'screen|jacuzzi',
      'rooms.csv:2 equipment: "jacuzzi" is not in the catalog room-equipment',
    ],
    [
      'room-bookings.csv',
      'rb1,blue',
      'rb1,bleu',
      'room-bookings.csv:2 room: "bleu" is not in rooms.csv; did you mean "blue"?',
    ],
    [
      'room-bookings.csv',
      ',4852,',
      ',5452,',
      'room-bookings.csv:2 contract: 5452 is not a contract of both the person and the room',
    ],
    ['room-bookings.csv', '09:00,10:00', '10:00,09:00', 'room-bookings.csv:2 until: 09:00 is not after 10:00'],
    [
      'room-bookings.csv',
      '09:00,10:00',
      '07:30,08:30',
      'room-bookings.csv:2 from: Blue Room is not open from 07:30 to 08:30 on 2026-03-31',
    ],
    ['spots.csv', 's2,p1,2', 's2,p1,1', 'spots.csv:3 number: "1" is already on line 2 for this lot'],
    ['spots.csv', 's2,p1,2,,', 's2,p1,2,,bob', 'spots.csv:3 assignee: is set, but no company owns the spot'],
    ['releases.csv', 'r1,s1', 'r1,s2', 'releases.csv:2 spot: belongs to the park and needs no release'],
    ['releases.csv', '2026-04-03', '2026-03-29', 'releases.csv:2 last_day: 2026-03-29 is before 2026-03-30'],
    [
      'parking-bookings.csv',
      '2026-03-31',
      '2026-04-30',
      'parking-bookings.csv:2 spot: is not open to the person on 2026-04-30 (am): neither released, nor in the pool of the own company, nor the park’s',
    ],
    ['jobs.csv', 'permanent', 'forever', 'jobs.csv:2 contract_type: "forever" is not in the catalog job-types'],
    [
      'jobs.csv',
      'jobs@acme.example',
      '',
      'jobs.csv:2 apply_email: is empty, and so is apply_url; one of them is needed',
    ],
    ['jobs.csv', '2026-04-30', '2026-02-01', 'jobs.csv:2 expires_at: 2026-02-01 is before the job is published'],
    ['jobs.csv', 'acme,Engineer', 'acme,', 'jobs.csv:2 title_en: is empty, but description_en is not'],
    [
      'suppliers.csv',
      'catering',
      'magic',
      'suppliers.csv:2 category: "magic" is not in the catalog supplier-categories',
    ],
    [
      'suppliers.csv',
      'On mange bien.',
      '',
      'suppliers.csv:2 description_en: is empty, and so is description_fr; one language is needed',
    ],
    [
      'supplier-votes.csv',
      'food,bob',
      'food,rob',
      'supplier-votes.csv:2 person: "rob" is not in people.csv; did you mean "bob"?',
    ],
  ])('%s: %s → %s', async (file, from, to, problem) => {
    expect(await check(replaced(file, from, to))).toContain(problem);
  });

  it('refuses bookings of a room that overlap, the time between included', async () => {
    expect(await check(withLine('room-bookings.csv', 'rb2,blue,bob,4852,2026-03-31,10:10,11:00,Too early'))).toEqual([
      'room-bookings.csv:3 from: overlaps the booking on line 2, time between bookings included',
    ]);
    expect(await check(withLine('room-bookings.csv', 'rb2,blue,bob,4852,2026-03-31,10:15,11:00,In time'))).toEqual([]);
  });

  it('refuses two bookings of one spot and of one person', async () => {
    expect(await check(withLine('parking-bookings.csv', 'pb2,s2,bob,2026-03-31,pm'))).toEqual([
      'parking-bookings.csv:3 person: has a booking on 2026-03-31 (pm) on line 2 already',
    ]);
    expect(await check(withLine('parking-bookings.csv', 'pb2,s1,ann,2026-03-31,am'))).toEqual([
      'parking-bookings.csv:3 spot: has a booking on 2026-03-31 (am) on line 2 already',
    ]);
  });

  it('refuses somebody younger than 18', async () => {
    const people = textOf('people.csv')
      .replace('parking_credits', 'parking_credits,birth_date')
      .replace('yes,3', 'yes,3,2008-03-16')
      .replace('no,0', 'no,0,2008-03-15');
    expect(await check({ 'people.csv': people })).toEqual([
      'people.csv:2 birth_date: 2008-03-16 makes the person younger than 18',
    ]);
  });

  it('accepts words that the park adds to a catalog', async () => {
    expect(
      await check({
        ...replaced('suppliers.csv', 'catering', 'magic'),
        'catalogs.csv': 'catalog,id,label_en,label_fr\nsupplier-categories,magic,Magic,Magie\n',
      }),
    ).toEqual([]);
  });
});

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
