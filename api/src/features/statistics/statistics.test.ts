import { companies } from '../../core/database/schema/companies';
import { jobs } from '../../core/database/schema/jobs';
import { suppliers, supplierVotes } from '../../core/database/schema/suppliers';
import { describeOnEachDatabase, people, roleColumns, testCompanies } from '../../testing';
import { readPeriod } from './period';

const zone = 'Europe/Zurich';
const now = new Date('2026-03-10T12:00:00Z');
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

describe('the period of statistics', () => {
  it('is the twelve months up to today when nothing is said', () => {
    const { from, to, months } = readPeriod({}, now, zone);
    expect([from, to, months.length, months[0], months.at(-1)]).toEqual([
      '2025-04-01',
      '2026-03-10',
      12,
      '2025-04',
      '2026-03',
    ]);
  });

  it('has days of the park, whole ones, over the change of the clock', () => {
    const { start, end } = readPeriod({ from: '2026-03-29', to: '2026-03-29' }, now, zone);
    expect([start.toISOString(), end.toISOString()]).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
  });

  it('ends today by the park’s clock, not by Greenwich’s', () => {
    expect(readPeriod({}, new Date('2026-03-31T22:30:00Z'), zone).to).toBe('2026-04-01');
  });

  it.each([
    [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
    [{ from: '2026-03-11' }, 'from'],
    [{ from: '2000-01-01', to: '2026-03-01' }, 'from'],
  ])('refuses %j on its field', (query, field) => {
    expect(() => readPeriod(query, now, zone)).toThrow(
      expect.objectContaining({ status: 400, fields: { [field]: expect.any(String) } }),
    );
  });
});

describeOnEachDatabase('statistics', (test) => {
  const at = (moment: string) => new Date(moment);
  const api = test.api({
    prepare: async (database) => {
      const supplier = (number: number, name: string, values: Partial<typeof suppliers.$inferInsert> = {}) => ({
        id: idOf(number),
        name,
        category: 'catering',
        texts: { en: { description: name } },
        listedAt: at('2025-01-15T10:00:00Z'),
        ...values,
      });
      await database
        .insert(suppliers)
        .values([
          supplier(1, 'Bread'),
          supplier(2, '=HYPERLINK("x")', { category: 'it', listedAt: at('2026-02-03T10:00:00Z') }),
          supplier(3, 'Archived', { archivedAt: at('2026-02-01T00:00:00Z') }),
        ]);
      const vote = (number: number, person: keyof typeof people, moment: string) => ({
        supplierId: idOf(number),
        userId: people[person].id,
        createdAt: at(moment),
      });
      await database.insert(supplierVotes).values([
        vote(1, 'employee', '2025-06-01T10:00:00Z'),
        // The first of February in Zurich, the last of January in Greenwich.
        vote(1, 'garage', '2026-01-31T23:30:00Z'),
        vote(2, 'employee', '2026-02-10T10:00:00Z'),
        vote(2, 'garage', '2026-02-11T10:00:00Z'),
        vote(3, 'employee', '2026-02-12T10:00:00Z'),
      ]);
      await database.insert(companies).values({ id: idOf(900), name: '@closed', category: 'Tenant', enabled: false });
      const job = (
        number: number,
        published: string,
        expires: string,
        values: Partial<typeof jobs.$inferInsert> = {},
      ) => ({
        id: idOf(number),
        companyId: testCompanies.tenant.id,
        contractType: 'permanent',
        texts: { en: { title: 'Job', description: '<p>x</p>' } },
        applyUrl: 'https://x.example',
        isPublished: true,
        publishedAt: at(published),
        expiresAt: at(expires),
        ...values,
      });
      await database.insert(jobs).values([
        job(1, '2026-01-10T10:00:00Z', '2026-02-09T10:00:00Z'),
        job(2, '2026-02-01T10:00:00Z', '2026-04-02T10:00:00Z', {
          contractType: 'internship',
          companyId: testCompanies.startup.id,
        }),
        job(3, '2026-02-05T10:00:00Z', '2026-02-25T10:00:00Z'),
        job(4, '2025-12-01T10:00:00Z', '2026-02-15T10:00:00Z', { companyId: idOf(900) }),
        job(5, '2026-02-06T10:00:00Z', '2026-04-01T10:00:00Z', { isPublished: false }),
        job(6, '2026-05-01T10:00:00Z', '2026-06-01T10:00:00Z'),
      ]);
    },
  });
  const manager = () => api.as('superAdministrator');
  beforeEach(() => api.setNow(now));

  describe('of suppliers', () => {
    const call = '/api/stats/suppliers';

    it('count votes by supplier, month and category in the park’s calendar', async () => {
      const { body } = await manager().get(`${call}?from=2026-01-01&to=2026-02-28`);
      expect(body).toEqual({
        from: '2026-01-01',
        to: '2026-02-28',
        totals: { suppliers: 2, votes: 3, voters: 2, newSuppliers: 1 },
        months: [
          { month: '2026-01', votes: 0, newSuppliers: 0 },
          { month: '2026-02', votes: 3, newSuppliers: 1 },
        ],
        categories: [
          { id: 'it', label: 'IT and telecommunications', suppliers: 1, votes: 2 },
          { id: 'catering', label: 'Catering', suppliers: 1, votes: 1 },
        ],
        suppliers: [
          {
            id: idOf(2),
            name: '=HYPERLINK("x")',
            category: 'it',
            categoryLabel: 'IT and telecommunications',
            votes: 2,
            allVotes: 2,
            listedOn: '2026-02-03',
          },
          {
            id: idOf(1),
            name: 'Bread',
            category: 'catering',
            categoryLabel: 'Catering',
            votes: 1,
            allVotes: 2,
            listedOn: '2025-01-15',
          },
        ],
      });
    });

    it('are a CSV file for those who ask for one, in which nothing is a formula', async () => {
      const { headers, text } = await manager().get(`${call}?from=2026-01-01&to=2026-02-28`, {
        accept: 'text/csv',
        'accept-language': 'fr',
      });
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="suppliers-2026-01-01-2026-02-28.csv"',
      });
      expect(text.split('\r\n')).toEqual([
        '\ufeffid;name;category;category_label;listed_on;votes_in_period;votes',
        `${idOf(2)};"'=HYPERLINK(""x"")";it;Informatique et télécommunications;2026-02-03;2;2`,
        `${idOf(1)};Bread;catering;Restauration;2025-01-15;1;2`,
        '',
      ]);
    });

    it.each([['application/json, text/csv;q=0.5'], ['*/*'], ['text/csv;q=0, application/json']])(
      'stay JSON for %s',
      async (accept) => {
        expect((await manager().get(call, { accept })).headers['content-type']).toContain('application/json');
      },
    );
  });

  describe('of jobs', () => {
    const call = '/api/stats/jobs';

    it('count what was published, expired and open, without drafts and without what is in the future', async () => {
      const { body } = await manager().get(`${call}?from=2026-01-01&to=2026-02-28`);
      expect(body).toEqual({
        from: '2026-01-01',
        to: '2026-02-28',
        totals: { published: 3, expired: 3, open: 1, companies: 2, medianDays: 30 },
        months: [
          { month: '2026-01', published: 1, expired: 0, open: 2 },
          { month: '2026-02', published: 2, expired: 3, open: 1 },
        ],
        contractTypes: [
          { id: 'permanent', label: 'Permanent', published: 2 },
          { id: 'internship', label: 'Internship', published: 1 },
        ],
        companies: [
          { id: testCompanies.tenant.id, name: testCompanies.tenant.name, published: 2, open: 0 },
          { id: testCompanies.startup.id, name: testCompanies.startup.name, published: 1, open: 1 },
        ],
      });
    });

    it('are empty, not wrong, where nothing was', async () => {
      const { body } = await manager().get(`${call}?from=2020-01-01&to=2020-01-31`);
      expect(body).toMatchObject({
        totals: { published: 0, expired: 0, open: 0, companies: 0, medianDays: null },
        months: [{ month: '2020-01', published: 0, expired: 0, open: 0 }],
        companies: [],
      });
    });

    it('are a CSV file of companies', async () => {
      const { text } = await manager().get(`${call}?from=2026-01-01&to=2026-02-28`, { accept: 'text/csv' });
      expect(text.split('\r\n').slice(1, 3)).toEqual([
        `${testCompanies.tenant.id};${testCompanies.tenant.name};2;0`,
        `${testCompanies.startup.id};${testCompanies.startup.name};1;1`,
      ]);
    });
  });

  it.each(['/api/stats/jobs', '/api/stats/suppliers'])(
    '%s refuses a period beyond the years it can count',
    async (path) => {
      const { status, body } = await api.as('superAdministrator').get(`${path}?to=9999-12-31`);
      expect([status, body.fields]).toEqual([400, { to: 'errors.field.dateRange' }]);
    },
  );

  it.each(['/api/stats/suppliers', '/api/stats/jobs'])('refuse wrong days in %s and name them', async (call) => {
    for (const [query, field] of [
      ['from=2026-02-30', 'from'],
      ['to=yesterday', 'to'],
      ['from=2026-03-02&to=2026-03-01', 'to'],
    ] as const) {
      const { status, body } = await manager().get(`${call}?${query}`);
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    }
  });

  it('refuse a period that ends before it begins, or is too long, and say so', async () => {
    const refusalOf = async (query: string) => {
      const { fields, fieldValues } = (await manager().get(`/api/stats/suppliers?${query}`)).body;
      return { fields, fieldValues };
    };
    expect(await refusalOf('from=2026-03-02&to=2026-03-01')).toEqual({ fields: { to: 'errors.field.periodOrder' } });
    expect(await refusalOf('from=2010-01-01&to=2026-03-01')).toEqual({
      fields: { from: 'errors.field.periodTooLong' },
      fieldValues: { from: { count: 3_653 } },
    });
  });

  it.each(roleColumns)('are %s’s by the matrix', async (name) => {
    const status = name === 'superAdministrator' ? 200 : 403;
    expect((await api.as(name).get('/api/stats/suppliers')).status).toBe(status);
    expect((await api.as(name).get('/api/stats/jobs')).status).toBe(status);
  });
});
