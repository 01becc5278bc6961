import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoAccountEmails } from '@park/domain/demo-accounts';
import { generateDemoPark } from './generate';

const root = mkdtempSync(path.join(tmpdir(), 'demo-park-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const filesOf = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();
const fingerprint = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesOf(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );

const generated = async (name: string, referenceDate: string): Promise<string> => {
  const directory = path.join(root, name);
  await generateDemoPark({ directory, referenceDate });
  return directory;
};

it('replaces a park that it has made, and no other folder', async () => {
  const directory = path.join(root, 'kept');
  mkdirSync(directory);
  writeFileSync(path.join(directory, 'thesis.txt'), 'irreplaceable');
  await expect(generateDemoPark({ directory, referenceDate: '2026-03-02' })).rejects.toThrow('is not a generated park');
  expect(filesOf(directory)).toEqual(['thesis.txt']);
  rmSync(path.join(directory, 'thesis.txt'));
  await generateDemoPark({ directory, referenceDate: '2026-03-02' });
  await expect(generateDemoPark({ directory, referenceDate: '2026-03-03' })).resolves.toBeDefined();
});

it('keeps the folder of a park that somebody wrote', async () => {
  const directory = path.join(root, 'own');
  mkdirSync(directory);
  writeFileSync(path.join(directory, 'park.json'), '{ "name": { "en": "Our park" } }');
  await expect(generateDemoPark({ directory, referenceDate: '2026-03-02' })).rejects.toThrow('is not a generated park');
  expect(filesOf(directory)).toEqual(['park.json']);
});

it('replaces a park that it has not finished, which has no park.json and is not taken for a whole one', async () => {
  const directory = path.join(root, 'halfway');
  mkdirSync(path.join(directory, 'covers'), { recursive: true });
  writeFileSync(path.join(directory, 'park.json.draft'), '{ "referenceDate": "2026-03-02" }');
  writeFileSync(path.join(directory, 'covers/cover-01.jpg'), 'half');
  await generateDemoPark({ directory, referenceDate: '2026-03-02' });
  expect(filesOf(directory)).toContain('park.json');
  expect(filesOf(directory)).not.toContain('park.json.draft');
});

/** Rows of a table; the generator quotes what needs quotes. */
function table(folder: string, name: string): Record<string, string>[] {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const records = [...text.matchAll(/("(?:[^"]|"")*"|[^,\n]*)(,|\n)/g)].reduce<string[][]>(
    (lines, [, cell = '', end]) => {
      lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
      if (end === '\n') lines.push([]);
      return lines;
    },
    [[]],
  );
  const [header = [], ...rows] = records.filter((record) => record.length > 0);
  return rows.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index] ?? ''])));
}

const json = <T>(folder: string, name: string): T => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T;
interface Article {
  successStory: boolean;
  publishedAt: string;
  texts: Record<string, { title: string; summary: string; content: string }>;
}

let park = '';
beforeAll(async () => {
  park = await generated('park', '2026-03-15');
});

it('writes the same bytes for the same date, and removes the files of an earlier run', async () => {
  const again = await generated('again', '2025-01-01');
  expect(fingerprint(again)).not.toEqual(fingerprint(park));
  await generateDemoPark({ directory: again, referenceDate: new Date('2026-03-15T22:00:00Z') });
  expect(fingerprint(again)).toEqual(fingerprint(park));
});

it('refuses an invalid date', async () => {
  await expect(generateDemoPark({ directory: path.join(root, 'never'), referenceDate: '15.3.2026' })).rejects.toThrow(
    'YYYY-MM-DD',
  );
});

it('has the size of a real park', () => {
  const counts = {
    'buildings.csv': 13,
    'companies.csv': 190,
    'people.csv': 2600,
    'lots.csv': 4,
    'spots.csv': 400,
    'rooms.csv': 25,
    'jobs.csv': 150,
    'suppliers.csv': 60,
  };
  for (const [name, count] of Object.entries(counts)) expect([name, table(park, name).length]).toEqual([name, count]);
  expect(json<unknown[]>(park, 'news.json')).toHaveLength(300);
  expect(Object.keys(json<object>(park, 'events.json'))).toHaveLength(400);
  expect(readFileSync(path.join(park, 'events.ics'), 'utf8').match(/BEGIN:VEVENT/g)).toHaveLength(400);
});

it('has every agreement, category and role, spelled as in real data', () => {
  const companies = table(park, 'companies.csv');
  const agreements = new Set(companies.map((company) => company.agreement_type));
  for (const agreement of [
    'feip-lausanne',
    'feip-cbip',
    'feip-unlimitrust',
    'feip-prilly',
    'sqie',
    'sqie-knova',
    'garage',
    '',
    'FEIP-Lausanne',
    'SQIE',
  ])
    expect(agreements).toContain(agreement);
  const categories = new Set(companies.map((company) => company.category));
  for (const category of ['Tenant', 'Startup', 'External', 'TENANT', 'Former-Tenant'])
    expect(categories).toContain(category);
  const people = table(park, 'people.csv');
  for (const role of [
    'Anonymous',
    'External',
    'Employee',
    'CompanyAdministrator',
    'CompanySupervisor',
    'SuperAdministrator',
    'Exited',
    'ExternalFIT',
    'Facilities',
    'Garage',
  ]) {
    expect([role, people.some((person) => person.role === role)]).toEqual([role, true]);
  }
  expect(people.filter((person) => person.role === '')).toHaveLength(1);
  expect(new Set(people.map((person) => person.email)).size).toBe(people.length);
});

it('has a company for each demo account that makes its rules visible', () => {
  const companies = new Map(table(park, 'companies.csv').map((company) => [company.key, company]));
  const accounts = new Map(
    table(park, 'people.csv')
      .filter((person) => person.email?.endsWith('@demo.park'))
      .map((person) => [
        person.email,
        { credits: person.parking_credits, ...person, company: companies.get(person.company) },
      ]),
  );
  expect([...accounts.keys()]).toEqual([...demoAccountEmails]);
  expect(accounts.get('company-supervisor@demo.park')).toMatchObject({
    role: 'CompanySupervisor',
    contracts: '4852|5452',
    admin_permissions: 'CAN_EDIT_NEWS_EVENTS|CAN_EDIT_COMPANIES_LOGO',
    company: { category: 'Tenant', agreement_type: 'sqie' },
  });
  expect(accounts.get('company-administrator@demo.park')).toMatchObject({
    role: 'CompanyAdministrator',
    company: { category: 'Tenant', agreement_type: 'feip-lausanne' },
  });
  expect(accounts.get('garage@demo.park')).toMatchObject({
    role: 'Garage',
    contracts: '4855',
    company: { agreement_type: 'garage' },
  });
  expect(accounts.get('no-role@demo.park')).toMatchObject({
    role: '',
    company: { category: 'Tenant', agreement_type: 'sqie' },
  });
  expect(new Set([...accounts.values()].map((account) => account.credits))).toEqual(new Set(['0', '1', '5']));
});

it('has dates around its reference date', () => {
  const starts = [...readFileSync(path.join(park, 'events.ics'), 'utf8').matchAll(/DTSTART[^:\n]*:(2\d{7})/g)].map(
    ([, day = '']) => day,
  );
  expect(starts.filter((day) => day < '20260315').length).toBeGreaterThan(150);
  expect(starts.filter((day) => day > '20260315').length).toBeGreaterThan(150);
  expect(starts.filter((day) => day >= '20260315' && day <= '20260329').length).toBeGreaterThan(3);
  const jobs = table(park, 'jobs.csv');
  expect(jobs.filter((job) => (job.expires_at ?? '') >= '2026-03-15').length).toBeGreaterThan(110);
  expect(jobs.some((job) => (job.expires_at ?? '') < '2026-03-15')).toBe(true);
  expect(table(park, 'room-bookings.csv').filter((booking) => booking.day === '2026-03-16').length).toBeGreaterThan(20);
  expect(table(park, 'parking-bookings.csv').filter((booking) => booking.person === 'employee').length).toBeGreaterThan(
    0,
  );
  const news = json<Article[]>(park, 'news.json');
  expect(news.filter((article) => article.publishedAt > '2026-03-15')).toHaveLength(2);
  expect(news.filter((article) => article.successStory).length).toBe(60);
});

it('works on every weekday and on 29 February', async () => {
  for (const day of ['2028-02-29', '2026-12-31']) {
    const folder = await generated(day, day);
    expect(table(folder, 'people.csv')).toHaveLength(2600);
  }
});

it('has events of several days, online, for members and for KNOVA', () => {
  const events = Object.values(
    json<
      Record<string, { type: string; membersOnly?: boolean; knova?: boolean; onlineUrl?: string; agenda?: unknown[] }>
    >(park, 'events.json'),
  );
  expect(events.filter((event) => event.knova && event.membersOnly && event.type === 'knova').length).toBeGreaterThan(
    20,
  );
  expect(events.filter((event) => event.membersOnly && !event.knova).length).toBeGreaterThan(20);
  expect(events.filter((event) => event.onlineUrl).length).toBeGreaterThan(20);
  expect(events.filter((event) => event.agenda).length).toBeGreaterThan(100);
  expect(readFileSync(path.join(park, 'events.ics'), 'utf8')).toContain('DTSTART;VALUE=DATE:');
});

describe('texts', () => {
  const all = (language: 'en' | 'fr'): string[] => [
    ...json<Article[]>(park, 'news.json').flatMap(({ texts }) => Object.values(texts[language] ?? {})),
    ...Object.values(
      json<Record<string, { texts: Record<string, Record<string, string>> }>>(park, 'events.json'),
    ).flatMap(({ texts }) => Object.values(texts[language] ?? {})),
    ...['companies.csv', 'jobs.csv', 'suppliers.csv', 'lots.csv'].flatMap((name) =>
      table(park, name).flatMap((row) =>
        Object.entries(row)
          .filter(([column]) => column.endsWith(`_${language}`))
          .map(([, text]) => text),
      ),
    ),
    ...readdirSync(path.join(park, 'guides'))
      .filter((name) => name.includes(`.${language}.`))
      .map((name) => readFileSync(path.join(park, 'guides', name), 'utf8')),
  ];
  const plain = (text: string): string => text.replace(/<[^>]+>/g, ' ').replace(/&[a-z]+;/g, '&');

  it.each(['en', 'fr'] as const)('are complete in %s', (language) => {
    for (const text of all(language)) expect(text).not.toMatch(/[{}]|undefined|lorem|\bnull\b/i);
  });

  it('follow French typography', () => {
    for (const text of all('fr').map(plain)) {
      expect(text).not.toMatch(/'/);
      expect(text).not.toMatch(/[^\u00a0\s][;!?»](?=\s|$)/);
      expect(text).not.toMatch(/(?<=\p{L}) :/u);
      expect(text).not.toMatch(/\b(?:de|que) (?:implants|antennes|outils|enzymes|aides|encres|hôpitaux|Auscultia)\b/);
    }
  });

  it('do not repeat: news have different titles and summaries', () => {
    const articles = json<Article[]>(park, 'news.json').map(({ texts }) => texts.en ?? texts.fr);
    expect(new Set(articles.map((text) => text?.title)).size).toBeGreaterThan(275);
    expect(new Set(articles.map((text) => text?.content)).size).toBe(300);
  });

  it('fit the fields of the portal', () => {
    for (const { texts } of json<Article[]>(park, 'news.json')) {
      for (const { title, summary } of Object.values(texts)) {
        expect(title.length).toBeLessThanOrEqual(150);
        expect(summary.length).toBeLessThanOrEqual(300);
      }
    }
  });
});
