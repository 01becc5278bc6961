/** Every rule of docs/park-folder.md that the check holds, each on the tiny park with one mistake: files, tables, cells. */
import { checkParkFolder } from './import-park';
import { problemText } from '../shared/park-problem';
import { replaced, TestParks, textOf, withLine, type ParkFiles } from '../../testing/park-folder';

const parks = new TestParks();
afterAll(() => parks.clear());

const check = async (changes: ParkFiles): Promise<string[]> =>
  (await checkParkFolder(parks.write(changes), new Date('2026-03-15T12:00:00Z'))).map(problemText);

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

  it('says what is wrong with a ground plan', async () => {
    const withOutline = async (cell: string) =>
      (await check({ 'buildings.csv': `key,name,outline\nmain,Main Building,${cell}\n` })).join('\n');
    expect(await withOutline('46.1 6.1|46.2 6.2|46.1 6.2')).toBe('');
    expect(await withOutline('46.1 6.1|46.2 6.2')).toContain('has 2 corners, a ground plan has at least three');
    expect(await withOutline('46.1|46.2 6.2|46.1 6.2')).toContain('"46.1" is not a latitude, a space and a longitude');
    expect(await withOutline('96.1 6.1|46.2 6.2|46.1 6.2')).toContain('"96.1" is not a number from -90 to 90');
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
