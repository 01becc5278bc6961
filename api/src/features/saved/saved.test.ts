import { eq } from 'drizzle-orm';
import { companies } from '../../core/database/schema/companies';
import { jobs } from '../../core/database/schema/jobs';
import { describeOnDatabase, emailOf, testCompanies } from '../../testing';

const saturday = '2026-03-07T10:00:00Z';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const company = (number: number, name: string, change: object = {}) => ({
  id: idOf(number),
  name,
  category: 'Startup',
  agreementType: 'sqie',
  texts: {},
  sectors: ['optics'],
  enabled: true,
  isPublished: true,
  ...change,
});
const job = (number: number, title: string, change: object = {}) => ({
  id: idOf(number),
  companyId: testCompanies.tenant.id,
  contractType: 'permanent',
  applyEmail: 'jobs@test.park',
  workloadMinimum: 80,
  workloadMaximum: 100,
  location: 'Lausanne',
  texts: { en: { title, description: '' } },
  isPublished: true,
  publishedAt: new Date('2026-03-01T08:00:00Z'),
  expiresAt: new Date('2026-06-01T08:00:00Z'),
  ...change,
});

describeOnDatabase('what a person keeps', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await database
        .insert(companies)
        .values([
          company(1, 'Prisma Optik'),
          company(2, 'Hidden Optik', { isPublished: false }),
          company(3, 'Rail', { sectors: ['rail'] }),
        ]);
      await database.insert(jobs).values([job(11, 'Optical engineer'), job(12, 'Closed', { isPublished: false })]);
      await database
        .update(companies)
        .set({ emailPreferencesEnabled: true })
        .where(eq(companies.id, testCompanies.tenant.id));
    },
  });
  const save = (body: object, who: Parameters<typeof api.as>[0] = 'employee') =>
    api.as(who).post('/api/saved-searches', {
      kind: 'company',
      name: 'Optics',
      queryText: '',
      queryFilters: 'tag:optics',
      frequency: 'daily',
      ...body,
    });
  const mailsAt = async (at: string) => {
    api.mails.length = 0;
    api.setNow(at);
    await api.runDueJobs(at);
    return api.mails.filter(({ kind }) => kind === 'saved-searches');
  };
  beforeAll(async () => {
    api.setNow(saturday);
    await api.runDueJobs(saturday);
  });

  describe('favourites', () => {
    const set = (kind: string, number: number, isFavorite: boolean) =>
      api.as('employee').put(`/api/favorites/${kind}/${idOf(number)}`, { isFavorite });

    it('are listed while they are public, and a repeated request changes nothing', async () => {
      for (const [kind, number] of [
        ['company', 1],
        ['company', 1],
        ['job', 11],
      ] as const)
        expect((await set(kind, number, true)).body).toEqual({ isFavorite: true });
      expect((await api.as('employee').get('/api/favorites/ids')).body).toEqual({
        company: [idOf(1)],
        job: [idOf(11)],
      });
      const { body } = await api.as('employee').get('/api/favorites');
      expect(body).toMatchObject({ companies: [{ name: 'Prisma Optik' }], jobs: [{ title: 'Optical engineer' }] });
      expect((await api.as('colleague').get('/api/favorites/ids')).body).toEqual({ company: [], job: [] });
      expect((await set('job', 11, false)).body).toEqual({ isFavorite: false });
      expect((await api.as('employee').get('/api/favorites')).body.jobs).toEqual([]);
    });

    it('are nothing that the person cannot open', async () => {
      expect((await set('company', 2, true)).status).toBe(404);
      expect((await set('job', 12, true)).status).toBe(404);
      expect((await api.asVisitor().put(`/api/favorites/job/${idOf(11)}`, { isFavorite: true })).status).toBe(401);
    });
  });

  describe('saved searches', () => {
    it('lead back to the list, and the same search is saved once', async () => {
      const { status, body } = await save({
        queryText: 'pris',
        queryFilters: 'tag:optics,category:startup',
        frequency: 'none',
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({ name: 'Optics', path: '/companies?q=pris&category=startup&tag=optics' });
      const again = await save({ queryText: 'pris', queryFilters: 'category:startup,tag:optics', frequency: 'none' });
      expect(again).toMatchObject({ status: 409, body: { key: 'errors.saved.alreadySaved' } });
      expect((await api.as('colleague').delete(`/api/saved-searches/${body.id}`)).status).toBe(404);
      expect((await api.as('employee').delete(`/api/saved-searches/${body.id}`)).status).toBe(204);
    });

    it('are refused with filters that the list does not have, beyond the limit, and with mails that the company decides', async () => {
      expect((await save({ queryFilters: 'salary:high' })).body.fields).toEqual({
        queryFilters: 'errors.field.invalid',
      });
      expect((await save({}, 'otherEmployee')).body.key).toBe('errors.notifications.mayNotChoose');
      const parallel = await Promise.all(
        Array.from({ length: 22 }, (_, number) =>
          save({ queryText: `word${number}`, frequency: 'none' }, 'otherEmployee'),
        ),
      );
      expect(parallel.filter(({ status }) => status === 201)).toHaveLength(20);
      expect(parallel.find(({ status }) => status === 422)?.body).toMatchObject({
        key: 'errors.saved.tooMany',
        values: { limit: 20 },
      });
    });

    it('send what is new and listed once, daily or on Monday, until the person stops them', async () => {
      await save({});
      await save({ name: 'All start-ups', queryFilters: 'category:startup', frequency: 'weekly' });
      await save({ kind: 'job', name: 'Jobs in Lausanne', queryFilters: 'location:Lausanne' });
      await api.database
        .insert(companies)
        .values([company(21, 'Lumen Optik'), company(22, 'Secret', { isPublished: false })]);
      await api.database
        .insert(jobs)
        .values([job(31, 'Lens maker'), job(32, 'Later', { publishedAt: new Date('2026-03-20T08:00:00Z') })]);
      const [monday, ...others] = await mailsAt('2026-03-09T06:30:00Z');
      expect(others).toEqual([]);
      expect(monday?.to).toBe(emailOf('employee'));
      const text = monday?.text ?? '';
      expect(text.match(/Lumen Optik/g)).toHaveLength(1);
      expect(text).toContain('Lens maker, Alpine Sensors');
      for (const absent of ['Prisma', 'Optical engineer', 'Secret', 'Later']) expect(text).not.toContain(absent);

      await api.database
        .update(companies)
        .set({ isPublished: true })
        .where(eq(companies.id, idOf(2)));
      const [tuesday] = await mailsAt('2026-03-10T06:30:00Z');
      expect(tuesday?.text).toContain('Hidden Optik');
      expect(tuesday?.text).not.toContain('Lumen');
      const address = new URL(tuesday?.unsubscribeAddress ?? '');
      await api.asVisitor().post(`${address.pathname}${address.search}`, {});
      const { items } = (await api.as('employee').get('/api/saved-searches')).body;
      expect(items.map(({ frequency }: { frequency: string }) => frequency)).toEqual(['none', 'none', 'none']);
      await api.database.insert(companies).values(company(23, 'Foton Optik'));
      expect(await mailsAt('2026-03-11T06:30:00Z')).toEqual([]);

      // Mails that start again begin with what is new from then on.
      const [search] = items;
      await api.as('employee').put(`/api/saved-searches/${search.id}`, { name: search.name, frequency: 'daily' });
      expect(await mailsAt('2026-03-12T06:30:00Z')).toEqual([]);
    });
  });
});
