/** A tiny park of one's own for tests: one company, everything in its smallest form. Each test changes what it is about. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** File name → content; null leaves the file out. */
export type ParkFiles = Record<string, string | Buffer | null>;

/** A picture of one pixel, PNG. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const vevent = (uid: string, lines: readonly string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');

export const calendarOf = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');

export const tinyPark: ParkFiles = {
  'park.json': JSON.stringify(
    { name: { en: 'Tiny Park', fr: 'Petit Parc' }, timeZone: 'Europe/Zurich', languages: ['en', 'fr'] },
    null,
    2,
  ),
  'buildings.csv': 'key,name\nmain,Main Building\n',
  'companies.csv':
    'key,name,category,agreement_type,building,description_en,logo\nacme,Acme,Tenant,sqie,main,We make things.,acme.png\n',
  'people.csv': [
    'key,email,first_name,last_name,company,role,contracts,listed,parking_credits',
    'ann,ann@acme.example,Ann,Ander,acme,CompanyAdministrator,4852|5452,yes,3',
    'bob,bob@acme.example,Bob,Baker,acme,Employee,4852,no,0',
    '',
  ].join('\n'),
  'rooms.csv':
    'key,name,building,capacity,equipment,contracts,opening_hours,buffer_minutes\nblue,Blue Room,main,6,screen|whiteboard,4852,Mo-Fr 08:00-18:00,15\n',
  'room-bookings.csv':
    'key,room,person,contract,day,from,until,title\nrb1,blue,ann,4852,2026-03-31,09:00,10:00,Team meeting\n',
  'lots.csv': 'key,name,directions_en\np1,Lot 1,Behind the main building.\n',
  'spots.csv': 'key,lot,number,company,assignee\ns1,p1,1,acme,ann\ns2,p1,2,,\n',
  'releases.csv': 'key,spot,audience,first_day,last_day,person\nr1,s1,park,2026-03-30,2026-04-03,ann\n',
  'parking-bookings.csv': 'key,spot,person,day,halves\npb1,s1,bob,2026-03-31,am|pm\n',
  'jobs.csv':
    'key,company,title_en,description_en,contract_type,workload,apply_email,published_at,expires_at\nj1,acme,Engineer,<p>Build <script>x</script>things</p>,permanent,80-100,jobs@acme.example,2026-03-01,2026-04-30\n',
  'suppliers.csv': 'key,name,category,description_fr\nfood,Food & Co,catering,On mange bien.\n',
  'supplier-votes.csv': 'supplier,person\nfood,bob\n',
  'news.json': JSON.stringify(
    [
      {
        key: 'n1',
        type: 'company',
        company: 'acme',
        publishedAt: '2026-03-01T08:00',
        texts: { en: { title: 'Acme opens', summary: 'At last.', content: '<p onclick="x()">Open.</p>' } },
      },
    ],
    null,
    2,
  ),
  'events.ics': calendarOf(
    vevent('e1@acme.example', [
      'DTSTART;TZID=Europe/Zurich:20260331T090000',
      'DTEND;TZID=Europe/Zurich:20260331T100000',
      'SUMMARY:Open house',
      'DESCRIPTION:Come in.\\nBring friends.',
    ]),
  ),
  'events.json': JSON.stringify(
    { 'e1@acme.example': { type: 'networking', texts: { fr: { title: 'Portes ouvertes' }, en: {} } } },
    null,
    2,
  ),
  'spotlight.json': JSON.stringify(
    [{ key: 's', from: '2026-03-01', texts: { en: { title: 'Look', text: 'Here.' } } }],
    null,
    2,
  ),
  'logos/acme.png': pixel,
};

/** Folders that a test file makes; `clear` belongs into afterAll. */
export class TestParks {
  private readonly folders: string[] = [];

  /** Writes the tiny park with changes and answers its folder. */
  write(changes: ParkFiles = {}): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'park-folder-'));
    this.folders.push(folder);
    for (const [name, content] of Object.entries({ ...tinyPark, ...changes })) {
      if (content === null) continue;
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
    return folder;
  }

  clear(): void {
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** A file of the tiny park as text. */
export const textOf = (name: string): string => String(tinyPark[name] ?? '');

/** The tiny park with one line more in a file. */
export const withLine = (file: string, line: string): ParkFiles => ({ [file]: `${textOf(file)}${line}\n` });

/** The tiny park with other words in a file. */
export const replaced = (file: string, from: string, to: string): ParkFiles => ({
  [file]: textOf(file).replace(from, to),
});
