import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { auditTrail } from '../../core/database/schema/audit';
import { buildings, companies } from '../../core/database/schema/companies';
import { problemText } from '../shared/park-problem';
import { describeOnEachDatabase } from '../../testing';
import { importCompanies, type CompanyImport, type ImportOptions } from './import-companies';

const now = new Date('2026-03-10T12:00:00Z');

describeOnEachDatabase('importing companies', (test) => {
  const connection = test.connection();
  const folder = mkdtempSync(path.join(tmpdir(), 'park-companies-'));
  const file = path.join(folder, 'list.csv');
  beforeAll(
    async () =>
      void (await connection.database.insert(buildings).values([
        { code: 'north', name: 'North' },
        { code: 'south', name: 'South' },
      ])),
  );
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(async () => void (await connection.database.delete(companies)));

  const load = async (content: string | Buffer, options: ImportOptions = {}): Promise<CompanyImport> => {
    writeFileSync(file, content);
    return importCompanies(connection.database, file, { now, ...options });
  };
  const stored = () =>
    connection.database
      .select()
      .from(companies)
      .orderBy(asc(sql`${companies}.search_name`));
  const names = async () => (await stored()).map(({ name }) => name);
  const outcomes = ({ rows }: CompanyImport) =>
    rows.map(({ line, key, outcome, column }) => [line, key, outcome, column]);
  const told = ({ rows }: CompanyImport) =>
    rows
      .filter(({ outcome }) => outcome === 'error')
      .map(({ line, column, message }) => `${line} ${column}: ${message}`);

  const table =
    'key,name,category,building,tags,published\nacme,Acme,Tenant,north,Robotics|AI,yes\nbeta,Beta,Startup,,,no\n';

  it('creates, and a second time finds everything unchanged', async () => {
    const first = await load(table);
    expect([first.counts, first.wasWritten]).toEqual([{ create: 2, update: 0, unchanged: 0, error: 0 }, true]);
    const before = await stored();
    expect(before).toMatchObject([
      {
        sourceKey: 'acme',
        name: 'Acme',
        category: 'Tenant',
        agreementType: '',
        tags: ['Robotics', 'AI'],
        isPublished: true,
        enabled: true,
        version: 1,
      },
      { sourceKey: 'beta', buildingId: null, tags: [], isPublished: false },
    ]);
    const second = await load(table);
    expect(second.counts).toEqual({ create: 0, update: 0, unchanged: 2, error: 0 });
    expect(await stored()).toEqual(before);
  });

  it('says for every row what it would do in a dry run, and does nothing', async () => {
    await load(table);
    const before = await stored();
    const result = await load(
      'key,name,category,building\nacme,Acme AG,Tenant,south\nbeta,Beta,,\ngamma,Gamma,Tenant,\ndelta,Delta,Tenant,westt\n',
      { dryRun: true },
    );
    expect(outcomes(result)).toEqual([
      [2, 'acme', 'update', 'name building'],
      [3, 'beta', 'unchanged', ''],
      [4, 'gamma', 'create', ''],
      [5, 'delta', 'error', 'building'],
    ]);
    expect([result.counts, result.wasWritten]).toEqual([{ create: 1, update: 1, unchanged: 1, error: 1 }, false]);
    expect(await stored()).toEqual(before);
  });

  it('writes nothing at all while a single row is wrong, unless told to leave those out', async () => {
    const content = `${table}gamma,,Tenant,,,\n`;
    expect((await load(content)).wasWritten).toBe(false);
    expect(await names()).toEqual([]);
    expect((await load(content, { skipErrors: true })).wasWritten).toBe(true);
    expect(await names()).toEqual(['Acme', 'Beta']);
  });

  it('names line and column of every mistake', async () => {
    const result = await load(
      [
        'key,name,category,website,email,published,building',
        'a,A,Tenant,not a site,nobody,perhaps,',
        '"b ?",B,Tenant,,,,',
        'c,C,,,,,',
        'd,D,Tenant,,,,nort',
        'd,D,Tenant,,,,',
        'e,"E',
        'on two lines",Tenant,,bad,,',
        'f,F',
      ].join('\n'),
    );
    expect(told(result)).toEqual([
      '2 website: "not a site" is not a web address that begins with https:// or http://',
      '2 email: "nobody" is not an e-mail address',
      '2 published: "perhaps" is neither yes nor no',
      '3 key: "b ?" is not a key: letters, digits and . _ - @ + / only, at most 120',
      '4 category: is empty; a new company needs one',
      '5 building: "nort" is no building of this park; did you mean "north"?',
      '6 key: "d" is already on line 5',
      '7 email: "bad" is not an e-mail address',
      '9 : has 2 cells, the first line has 7; quote cells that contain the separator',
    ]);
    expect(result.counts).toEqual({ create: 0, update: 0, unchanged: 0, error: 7 });
  });

  it.each([
    ['', 'list.csv:1: is empty; its first line names the columns'],
    ['key,nme\na,A\n', 'list.csv:1 nme: is not a column of this file; did you mean "name"?'],
    ['name\nA\n', 'list.csv:1 key: is missing; this column is required'],
    ['key,name\na,"A\n', 'list.csv:2: is not a readable table'],
    [Buffer.from('\ufeffkey,name\na,A\0\n', 'utf16le'), 'list.csv: is no text; save it as CSV'],
    ['key,name,name\na,A,B\n', 'list.csv:1 name: appears twice in the first line'],
    [Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]), 'list.csv: is no text; save it as CSV'],
  ])('refuses the file %j as a whole', async (content, expected) => {
    const { problems, wasWritten } = await load(content);
    expect(problems.map(problemText).join('\n')).toContain(expected);
    expect(wasWritten).toBe(false);
  });

  it.each<[string, string | Buffer]>([
    ['a byte-order mark', '\ufeffkey,name,category\né1,"Société, ""Été""",Tenant\n'],
    ['semicolons', 'key;name;category\r\né1;"Société, ""Été""";Tenant\r\n'],
    ['tabs', 'key\tname\tcategory\né1\t"Société, ""Été"""\tTenant\n'],
    ['Latin-1', Buffer.from('key;name;category\né1;"Société, ""Été""";Tenant\n', 'latin1')],
    ['line ends of all kinds', 'key;name;category\r\né1;"Société, ""Été""";Tenant\n\r'],
    [
      'letters apart from their accents',
      'key;name;category\ne\u03011;"Socie\u0301te\u0301, ""E\u0301te\u0301""";Tenant\n',
    ],
    [
      'UTF-16, big end first',
      Buffer.from('\ufeffkey;name;category\né1;"Société, ""Été""";Tenant\n', 'utf16le').swap16(),
    ],
    ['UTF-16', Buffer.from('\ufeffkey;name;category\né1;"Société, ""Été""";Tenant\n', 'utf16le')],
  ])('reads %s', async (_what, content) => {
    expect((await load(content)).counts).toMatchObject({ create: 1, error: 0 });
    expect(await names()).toEqual(['Société, "Été"']);
  });

  it('leaves alone what the file has no column for, and empties the field of an empty cell', async () => {
    await connection.database.insert(companies).values({
      sourceKey: 'acme',
      name: 'Acme',
      category: 'Tenant',
      agreementType: 'sqie',
      phone: '+41 21 555 00 00',
      tags: ['AI'],
      isEpfl: true,
      texts: { en: { description: 'Light' }, fr: { description: 'Lumière' } },
    });
    const result = await load('key,name,category,tags,description_fr,published\nacme,Acme,,,,\n');
    expect(outcomes(result)).toEqual([[2, 'acme', 'update', 'description_fr tags']]);
    expect(await stored()).toMatchObject([
      {
        category: 'Tenant',
        agreementType: 'sqie',
        phone: '+41 21 555 00 00',
        tags: [],
        isEpfl: true,
        isPublished: true,
        texts: { en: { description: 'Light' } },
        version: 2,
        updatedAt: now,
      },
    ]);
    expect((await stored())[0]?.texts).not.toHaveProperty('fr');
  });

  it('knows a company that was made in the portal by its id, and removes the guard of guarded cells', async () => {
    const [made] = await connection.database.insert(companies).values({ name: 'Made', category: 'Tenant' }).returning();
    const result = await load(`key,name,phone\n${made?.id},'=Made,'+41 21 555 00 00\n`);
    expect(result.counts).toMatchObject({ update: 1, create: 0 });
    expect(await stored()).toMatchObject([{ id: made?.id, sourceKey: null, name: '=Made', phone: '+41 21 555 00 00' }]);
  });

  it('changes a company once, whether a row names it by its key or by its id', async () => {
    await connection.database.insert(companies).values({ sourceKey: 'acme', name: 'Acme', category: 'Tenant' });
    const [acme] = await stored();
    const result = await load(`key,name\nacme,One\n${acme?.id},Two\n`);
    expect(told(result)).toEqual([`3 key: "${acme?.id}" is the company of line 2`]);
    expect(await names()).toEqual(['Acme']);
    expect((await load(`key,name\n${acme?.id.toUpperCase()},Three\n`)).counts).toMatchObject({ update: 1, create: 0 });
  });

  it('refuses cells that are far too long at once, with their place', async () => {
    const long = 'x'.repeat(5_000_000);
    const lengthy = 'x'.repeat(200_000);
    const many = Array.from({ length: 100_000 }, (_unused, index) => index).join('|');
    const result = await load(
      `key,name,category,description_en,website,email,tags\na,A,Tenant,${long},https://${lengthy},${lengthy}@x.example,${many}\nb,B,Tenant,,,,\n`,
    );
    expect(told(result)).toEqual([
      '2 description_en: has 5000000 characters, at most 20000 are allowed',
      '2 tags: has 100000 values, at most 200 are allowed',
      '2 website: has 200008 characters, at most 2000 are allowed',
      '2 email: has 200010 characters, at most 254 are allowed',
    ]);
    expect(result.counts).toMatchObject({ create: 1, error: 1 });
  });

  it('writes down every change as the operator’s', async () => {
    await load(table);
    await load(table.replace('Acme,', 'Acme AG,'));
    const [acme] = await stored();
    const lines = await connection.database
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.subjectId, acme?.id ?? ''))
      .orderBy(asc(auditTrail.id));
    expect(lines).toMatchObject([
      { action: 'created', actorId: null, actorName: 'operator', before: null, after: { name: 'Acme' } },
      { action: 'changed', before: { name: 'Acme' }, after: { name: 'Acme AG' } },
    ]);
  });

  it('changes nothing when the database refuses a row half way', async () => {
    await connection.database.execute(
      sql`ALTER TABLE companies ADD CONSTRAINT no_thirteen CHECK (name <> 'Company 1010')`,
    );
    const content = `key,name,category\n${Array.from({ length: 1_020 }, (_unused, index) => `c${index},Company ${index},Tenant`).join('\n')}\n`;
    const { problems } = await load(content);
    expect(problems.map(problemText)).toEqual([
      'list.csv: the database refused a row (no_thirteen); nothing was written',
    ]);
    expect(await names()).toEqual([]);
    await connection.database.execute(sql`ALTER TABLE companies DROP CONSTRAINT no_thirteen`);
    const steps: string[] = [];
    const result = await load(content, { progress: (step, done, all) => steps.push(`${step} ${done}/${all}`) });
    expect(result.counts.create).toBe(1_020);
    expect(steps).toEqual([
      'reading 0/1020',
      'reading 1000/1020',
      'comparing 1000/1020',
      'comparing 1020/1020',
      'writing 1000/1020',
      'writing 1020/1020',
    ]);
  });

  it('lets two imports of the same file at once end as one', async () => {
    writeFileSync(file, table);
    const results = await Promise.all([
      importCompanies(connection.database, file, { now }),
      importCompanies(connection.database, file, { now }),
    ]);
    expect(results.map(({ counts }) => counts.create).sort()).toEqual([0, 2]);
    expect(await names()).toEqual(['Acme', 'Beta']);
  });
});
