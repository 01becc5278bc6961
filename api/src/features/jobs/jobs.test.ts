import { eq, inArray } from 'drizzle-orm';
import { companies } from '../../core/database/schema/companies';
import { describeOnEachDatabase, roleColumns, testCompanies } from '../../testing';
import { jobs } from '../../core/database/schema/jobs';

const now = new Date('2026-03-10T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type NewJob = typeof jobs.$inferInsert;
const job = (number: number, title: string, values: Partial<NewJob> = {}): NewJob => ({
  id: idOf(number),
  companyId: testCompanies.tenant.id,
  contractType: 'permanent',
  location: 'Lausanne',
  texts: { en: { title, description: `<p>Work as ${title}</p>` } },
  applyUrl: 'https://apply.example',
  isPublished: true,
  publishedAt: days(-number),
  expiresAt: days(30),
  ...values,
});

describeOnEachDatabase('jobs', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await database.insert(companies).values({ id: idOf(900), name: 'Closed SA', category: 'Tenant', enabled: false });
      await database.insert(jobs).values([
        job(1, 'Optics engineer', {
          texts: {
            en: { title: 'Optics engineer', description: '<p>Lenses &amp; lasers</p>' },
            fr: { title: 'Ingénieure en optique', description: '<p>Lentilles</p>' },
          },
          workloadMinimum: 80,
        }),
        job(2, 'Office apprentice', {
          contractType: 'apprenticeship',
          companyId: testCompanies.startup.id,
          location: 'Prilly',
        }),
        job(3, 'Robot trainer', {
          companyId: testCompanies.otherTenant.id,
          applyUrl: null,
          applyEmail: 'jobs@robots.example',
        }),
        job(4, 'Draft', { isPublished: false }),
        job(5, 'Next week', { publishedAt: days(7) }),
        job(6, 'Expired', { expiresAt: days(-1) }),
        job(7, 'Of a closed company', { companyId: idOf(900) }),
      ]);
    },
  });
  const titles = (body: { items: { title: string }[] }) => body.items.map(({ title }) => title);
  const ask = async (query = '') => (await api.asVisitor().get(`/api/jobs/query${query}`)).body;
  beforeEach(() => api.setNow(now));

  it('are open to visitors: published, not expired, newest first (MISS-07)', async () => {
    const body = await ask();
    expect(titles(body)).toEqual(['Optics engineer', 'Office apprentice', 'Robot trainer']);
    expect(body.total).toBe(3);
    expect(body.items[0]).toMatchObject({
      companyName: 'Alpine Sensors',
      contractType: 'permanent',
      workload: { minimum: 80, maximum: 100 },
      location: 'Lausanne',
      expiresAt: days(30).toISOString(),
    });
  });

  it('can be read in the order in which they close, page by page', async () => {
    await api.database
      .insert(jobs)
      .values([
        job(70, 'Last day', { expiresAt: days(1) }),
        job(71, 'Next month', { expiresAt: days(31) }),
        job(72, 'Also on the last day', { expiresAt: days(1) }),
      ]);
    const expected = [
      'Last day',
      'Also on the last day',
      'Optics engineer',
      'Office apprentice',
      'Robot trainer',
      'Next month',
    ];
    expect(titles(await ask('?sort=closing'))).toEqual(expected);
    const first = await ask('?sort=closing&pageSize=1');
    const second = await ask(`?sort=closing&pageSize=3&paginationId=${first.paginationId}`);
    const third = await ask(`?sort=closing&pageSize=3&paginationId=${second.paginationId}`);
    expect([first, second, third].flatMap(titles)).toEqual(expected);
    expect(titles(await ask('?sort=closing&queryText=last%20day'))).toEqual(['Last day', 'Also on the last day']);
    await api.database.delete(jobs).where(inArray(jobs.id, [idOf(70), idOf(71), idOf(72)]));
  });

  it('are ranked when a text is searched: title before company before description', async () => {
    await api.database.insert(companies).values({ id: idOf(901), name: 'Zyx Holding', category: 'Tenant' });
    await api.database
      .insert(jobs)
      .values([
        job(61, 'Baker', { texts: { en: { title: 'Baker', description: '<p>zyx</p>' } } }),
        job(62, 'Cook', { companyId: idOf(901) }),
        job(63, 'Part of abzyx'),
        job(64, 'Senior zyx maker'),
        job(65, 'Zyx maker'),
      ]);
    expect(titles(await ask('?queryText=zyx'))).toEqual([
      'Zyx maker',
      'Senior zyx maker',
      'Part of abzyx',
      'Cook',
      'Baker',
    ]);
    const first = await ask('?queryText=zyx&pageSize=2');
    const second = await ask(`?queryText=zyx&pageSize=2&paginationId=${first.paginationId}`);
    expect([...titles(first), ...titles(second)]).toEqual(['Zyx maker', 'Senior zyx maker', 'Part of abzyx', 'Cook']);
    // The order of one list is no use in another.
    expect((await api.asVisitor().get(`/api/jobs/query?paginationId=${first.paginationId}`)).status).toBe(400);
    await api.database
      .update(companies)
      .set({ name: 'Renamed Holding' })
      .where(eq(companies.id, idOf(901)));
    expect(titles(await ask('?queryText=zyx'))).not.toContain('Cook');
    expect(titles(await ask('?queryText=renamed'))).toEqual(['Cook']);
    await api.database.delete(jobs).where(inArray(jobs.id, [61, 62, 63, 64, 65].map(idOf)));
  });

  it('leave and enter the list by themselves as time goes by', async () => {
    api.setNow(days(8));
    expect(titles(await ask())).toContain('Next week');
    api.setNow(days(30));
    expect(await ask()).toMatchObject({ items: [], total: 0 });
  });

  it.each([
    ['?queryText=lasers', ['Optics engineer']],
    ['?queryText=ingenieure', ['Optics engineer']],
    ['?queryText=rbot', ['Robot trainer']],
    ['?queryFilters=contractType:apprenticeship', ['Office apprentice']],
    ['?queryFilters=contractType:apprenticeship,contractType:permanent,location:Prilly', ['Office apprentice']],
    [`?queryFilters=company:${testCompanies.otherTenant.id}`, ['Robot trainer']],
    ['?queryFilters=company:nobody', []],
    ['?queryFilters=location:Geneva', []],
    ['?queryFilters=workload:80-99', ['Optics engineer']],
    ['?queryFilters=workload:100', ['Optics engineer', 'Office apprentice', 'Robot trainer']],
    ['?queryFilters=workload:1-49,workload:50-79', []],
    ['?queryFilters=companyCategory:STARTUP', ['Office apprentice']],
    ['?queryFilters=building:nowhere', []],
    ['?queryText=lakeside%20trainer', ['Robot trainer']],
    ['?queryText=robots', ['Robot trainer']],
    ['?queryText=work%20as&sort=newest', ['Office apprentice', 'Robot trainer']],
    ['?sort=relevance', ['Optics engineer', 'Office apprentice', 'Robot trainer']],
    ['?fetchAll=true', ['Optics engineer', 'Office apprentice', 'Robot trainer']],
  ])('answer to %s', async (query, expected) => {
    expect(titles(await ask(query))).toEqual(expected);
  });

  it('count for each value what choosing it would give, whatever else is chosen', async () => {
    const { facets, total } = await ask('?queryFilters=location:Lausanne');
    expect(total).toBe(2);
    expect(facets.location).toEqual([
      { value: 'Lausanne', label: 'Lausanne', count: 2 },
      { value: 'Prilly', label: 'Prilly', count: 1 },
    ]);
    expect(facets.contractType).toEqual([{ value: 'permanent', label: 'Permanent', count: 2 }]);
    expect(facets.company.map(({ label, count }: { label: string; count: number }) => [label, count])).toEqual([
      ['Alpine Sensors', 1],
      ['Lakeside Robotics', 1],
    ]);
    const french = await api.asVisitor().get('/api/jobs/query', { 'accept-language': 'fr' });
    expect(french.body.facets.contractType[0]).toEqual({ value: 'permanent', label: 'Durée indéterminée', count: 2 });
  });

  it('go on page by page; only the first page counts', async () => {
    const first = await ask('?pageSize=2');
    const second = await ask(`?pageSize=2&paginationId=${first.paginationId}`);
    expect([...titles(first), ...titles(second)]).toHaveLength(3);
    expect(second).toMatchObject({ paginationId: null });
    expect(second.facets).toBeUndefined();
  });

  it.each([
    ['?pageSize=0', 'pageSize'],
    ['?paginationId=abc', 'paginationId'],
    ['?queryFilters=salary:high', 'queryFilters'],
    [`?queryText=${'x'.repeat(201)}`, 'queryText'],
    ['?fetchAll=x', 'fetchAll'],
    ['?sort=salary', 'sort'],
    ['?queryFilters=workload:', 'queryFilters'],
    ['?pageSize=101', 'pageSize'],
    ['?pageSize=ten', 'pageSize'],
    ['?queryText=a&queryText=b', 'queryText'],
  ])('refuse %s and name the field', async (query, field) => {
    const { status, body } = await api.asVisitor().get(`/api/jobs/query${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('have a page of their own, in the reader’s language (PATH-24)', async () => {
    const { body } = await api.asVisitor().get(`/api/jobs/${idOf(1)}`, { 'accept-language': 'fr' });
    expect(body).toMatchObject({
      title: 'Ingénieure en optique',
      description: '<p>Lentilles</p>',
      language: 'fr',
      applyUrl: 'https://apply.example',
      applyEmail: null,
      companyIsListed: true,
    });
    expect(body.structuredData).toMatchObject({
      '@type': 'JobPosting',
      title: 'Ingénieure en optique',
      description: '<p>Lentilles</p>',
      validThrough: days(30).toISOString(),
      hiringOrganization: { name: 'Alpine Sensors' },
    });
    expect((await api.asVisitor().get(`/api/jobs/${idOf(3)}`)).body).toMatchObject({
      applyUrl: null,
      applyEmail: 'jobs@robots.example',
    });
  });

  it('answer 410 once they have expired', async () => {
    const { status, body } = await api.asVisitor().get(`/api/jobs/${idOf(6)}`);
    expect(status).toBe(410);
    expect(body.key).toBe('errors.jobs.expired');
  });

  it.each(['unknown', idOf(4), idOf(5), idOf(7), idOf(999)])('answer 404 for %s', async (id) => {
    expect((await api.asVisitor().get(`/api/jobs/${id}`)).status).toBe(404);
  });

  describe('of a company', () => {
    it('show those who may offer jobs everything of their own (PATH-22)', async () => {
      const { body } = await api.as('companyAdministrator').get('/api/jobs/company');
      expect(body.items.map(({ title, state }: { title: string; state: string }) => [title, state])).toEqual([
        ['Next week', 'scheduled'],
        ['Optics engineer', 'published'],
        ['Draft', 'draft'],
        ['Expired', 'expired'],
      ]);
    });

    it('are shown for another company to those only who manage the list of companies', async () => {
      const query = `?companyId=${testCompanies.startup.id}`;
      expect(titles((await api.as('superAdministrator').get(`/api/jobs/company${query}`)).body)).toEqual([
        'Office apprentice',
      ]);
      expect(titles((await api.as('companySupervisor').get(`/api/jobs/company${query}`)).body)).toContain('Draft');
      expect((await api.as('superAdministrator').get('/api/jobs/company?companyId=x')).status).toBe(400);
    });

    it.each(roleColumns)('are %s’s to see by the matrix', async (name) => {
      const allowed = ['companyAdministrator', 'companySupervisor', 'superAdministrator', 'exited', 'garage'].includes(
        name,
      );
      expect((await api.as(name).get('/api/jobs/company')).status).toBe(allowed ? 200 : 403);
    });

    it('are not for visitors', async () => {
      expect((await api.asVisitor().get('/api/jobs/company')).status).toBe(401);
    });
  });

  it('cannot be stored without a way to apply', async () => {
    await expect(api.database.insert(jobs).values(job(50, 'No way', { applyUrl: null }))).rejects.toThrow();
  });
});
