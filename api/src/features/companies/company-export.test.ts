import { parse } from 'csv-parse/sync';
import { buildings, companies } from '../../core/database/schema/companies';
import { describeOnDatabase, roleColumns } from '../../testing';

const call = '/api/companies/export';
const now = new Date('2026-03-10T12:00:00Z');

describeOnDatabase('the export of the company list', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await database.update(companies).set({ isPublished: false, category: 'Own' });
      const [north] = await database.insert(buildings).values({ code: 'north', name: 'North' }).returning();
      await database.insert(companies).values([
        {
          sourceKey: 'robots',
          name: 'Robots & "Sons", Ltd',
          category: 'Tenant',
          agreementType: 'sqie',
          buildingId: north?.id,
          address: 'Lake 1\n1000 Town',
          tags: ['Robotics', 'AI'],
          teamSize: '50-249',
          foundedIn: 1999,
          website: 'https://robots.example',
          email: 'a@robots.example',
          phone: '+41 21 555 00 00',
          isEpfl: true,
          texts: { en: { description: '=1+1' }, fr: { description: 'Été' } },
        },
        ...['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(A1)', '\tTab', 'Ordinary'].map((name) => ({
          name,
          category: 'Startup',
        })),
        { name: 'Hidden', category: 'Startup', isPublished: false },
        // More than are read at a time.
        ...Array.from({ length: 1_234 }, (_unused, index) => ({
          name: `Many ${String(index).padStart(4, '0')}`,
          category: 'External',
        })),
      ]);
    },
  });
  const ask = (query = '') => api.as('superAdministrator').get(call + query);
  const read = async (query = ''): Promise<Record<string, string>[]> =>
    parse((await ask(query)).text, { bom: true, columns: true, delimiter: ';', relax_quotes: false });
  beforeEach(() => api.setNow(now));

  it('is a file that a spreadsheet opens in the right encoding', async () => {
    const { status, headers, bytes } = await ask('?queryText=robots');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="companies-2026-03-10.csv"',
      'cache-control': 'private, no-store',
    });
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each([
    ['CH', ';'],
    ['FR', ';'],
    ['GB', ','],
  ])('is separated as spreadsheets of %s expect it', async (country, separator) => {
    const { configuration } = api.app.context;
    const before = configuration.parkCountry;
    configuration.parkCountry = country;
    try {
      expect((await ask('?queryText=robots')).text.split('\r\n')[0]).toContain(`key${separator}name${separator}`);
    } finally {
      configuration.parkCountry = before;
    }
  });

  it('has every fact of a company', async () => {
    expect(await read('?queryText=robots')).toEqual([
      {
        key: 'robots',
        name: 'Robots & "Sons", Ltd',
        category: 'Tenant',
        agreement_type: 'sqie',
        building: 'north',
        address: 'Lake 1\n1000 Town',
        description_en: "'=1+1",
        description_fr: 'Été',
        tags: 'Robotics|AI',
        team_size: '50-249',
        founded: '1999',
        website: 'https://robots.example',
        email: 'a@robots.example',
        phone: "'+41 21 555 00 00",
        university_spin_off: 'yes',
        published: 'yes',
        enabled: 'yes',
        email_preferences: 'no',
      },
    ]);
  });

  it('has no cell that a spreadsheet would compute', async () => {
    const names = (await read('?queryFilters=category:Startup')).map(({ name }) => name).sort();
    expect(names).toEqual(["'\tTab", "'+1", "'-1", '\'=HYPERLINK("http://evil")', "'@SUM(A1)", 'Ordinary']);
  });

  it('has all that match, each once and in the list’s order, however many they are', async () => {
    const names = (await read('?queryFilters=category:External')).map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 1_234 }, (_unused, index) => `Many ${String(index).padStart(4, '0')}`));
  });

  it.each([
    ['?queryText=robts', 1],
    ['?location=north', 1],
    ['?isEPFL=true', 1],
    ['?queryFilters=category:Startup&publishedOnly=false', 7],
    ['?queryFilters=tag:AI,category:External', 0],
    ['?queryText=many&sort=newest', 1_234],
  ])('heeds %s', async (query, count) => {
    expect(await read(query)).toHaveLength(count);
  });

  it.each([
    ['?isEPFL=perhaps', 'isEPFL'],
    ['?queryFilters=size:big', 'queryFilters'],
    ['?sort=size', 'sort'],
  ])('refuses %s and names the field', async (query, field) => {
    const { status, body } = await ask(query);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it.each(roleColumns)('is %s’s by the matrix', async (name) => {
    expect((await api.as(name).get(`${call}?queryText=robots`)).status).toBe(name === 'superAdministrator' ? 200 : 403);
  });
});
