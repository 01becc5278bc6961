import { eq } from 'drizzle-orm';
import { companies } from '../../core/database/schema/companies';
import { jobs } from '../../core/database/schema/jobs';
import { news } from '../../core/database/schema/news';
import { describeOnEachDatabase, people, testCompanies, type Caller } from '../../testing';
import { idOf, names, now, prepareDirectory } from '../../testing/directory-companies';
import { users } from '../../core/database/schema/users';

describeOnEachDatabase('the company directory', (test) => {
  const api = test.api({ prepare: prepareDirectory });
  beforeEach(() => api.setNow(now));

  it('names companies with most sectors in common', async () => {
    const { database } = api;
    const tagged = (number: number, sectors: string[]) =>
      database
        .update(companies)
        .set({ sectors })
        .where(eq(companies.id, idOf(number)));
    await tagged(1, ['Hardware', 'Audio']);
    await tagged(7, ['Hardware']);
    await tagged(3, ['Audio', 'Hardware']);
    const { body } = await api.asVisitor().get(`/api/companies/${idOf(1)}`);
    expect(body).toMatchObject({ teamSize: '10-49', foundedIn: 2014 });
    expect(names({ items: body.similar })).toEqual(['Écoute', 'zebra Østerberg & Söhne']);
    await tagged(1, ['Hardware']);
    await tagged(7, []);
    await tagged(3, ['Audio']);
  });

  describe('page of a company', () => {
    const read = (id: string, caller: Caller = api.asVisitor(), headers = {}) =>
      caller.get(`/api/companies/${id}`, headers);

    it('has the profile, the building and how much is linked (PATH-02, MISS-06)', async () => {
      const published = {
        isPublished: true,
        publishedAt: new Date('2026-01-01T00:00:00Z'),
        linkedCompanyId: idOf(1),
        type: 'company',
        texts: { en: { title: 't', summary: 's', content: 'c' } },
      };
      await api.database
        .insert(news)
        .values([published, { ...published, isSuccessStory: true }, { ...published, isPublished: false }]);
      const open = {
        companyId: idOf(1),
        contractType: 'permanent',
        texts: { en: { title: 't', description: 'd' } },
        applyEmail: 'a@b.example',
        isPublished: true,
        publishedAt: new Date('2026-01-01T00:00:00Z'),
        expiresAt: new Date('2026-04-01T00:00:00Z'),
      };
      await api.database.insert(jobs).values([open, open, { ...open, expiresAt: new Date('2026-02-01T00:00:00Z') }]);
      const { status, body } = await read(idOf(1), api.asVisitor(), { 'accept-language': 'fr' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        name: 'Robotics Lab',
        description: 'Des bras sensibles.',
        language: 'fr',
        building: { id: 'north', name: 'North', address: 'Lake Road 1', latitude: 46.5, longitude: 6.5 },
        people: [],
        linked: { jobs: 2, news: 1, successStories: 1 },
        structuredData: {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: 'Robotics Lab',
          url: 'https://lab.example/',
          description: 'Des bras sensibles.',
          location: { name: 'North' },
        },
      });
      expect((await read(idOf(4))).body).toMatchObject({ description: '', availableLanguages: [] });
    });

    it('shows people who agreed to be shown, and of them only what they agreed to', async () => {
      await api.database
        .update(users)
        .set({ companyId: idOf(1), isListed: true, listedTitle: 'Founder' })
        .where(eq(users.id, people.otherEmployee.id));
      await api.database
        .update(users)
        .set({ companyId: idOf(1) })
        .where(eq(users.id, people.colleague.id));
      await api.database
        .update(users)
        .set({ companyId: idOf(1), isListed: true, enabled: false })
        .where(eq(users.id, people.external.id));
      expect((await read(idOf(1))).body.people).toEqual([
        { name: 'Oskar Other', title: 'Founder', picture: null, email: null, phone: null },
      ]);
    });

    it.each([
      ['an unknown id', idOf(999)],
      ['what is no id', 'nothing'],
      ['an unpublished company', idOf(5)],
      ['a disabled company', idOf(6)],
    ])('answers 404 for %s', async (_, id) => {
      const { status, body } = await read(id);
      expect(status).toBe(404);
      expect(body.key).toBe('errors.notFound');
    });

    it('is there before it is published for those who may edit it', async () => {
      const id = testCompanies.tenant.id;
      expect((await read(id)).status).toBe(404);
      expect((await read(id, api.as('employee'))).status).toBe(404);
      expect((await read(id, api.as('companyAdministrator'))).status).toBe(200);
      expect((await read(id, api.as('otherAdministrator'))).status).toBe(404);
      expect((await read(id, api.as('superAdministrator'))).status).toBe(200);
    });
  });

  describe('logo of a company', () => {
    const logo = (id: string, headers = {}) => api.asVisitor().get(`/api/companies/logo/${id}`, headers);

    it('is an image that browsers can keep and check (PATH-03)', async () => {
      const fileId = await api.app.context.files.save({
        content: Buffer.from('not really a picture'),
        mediaType: 'image/png',
        audience: 'readers',
      });
      await api.database
        .update(companies)
        .set({ logoFileId: fileId })
        .where(eq(companies.id, idOf(1)));
      const { status, headers, text } = await logo(idOf(1));
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('image/png');
      expect(headers['cache-control']).toContain('max-age');
      expect(text).toBe('not really a picture');
      const again = await logo(idOf(1), { 'if-none-match': String(headers.etag) });
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
      const [item] = (await api.asVisitor().get('/api/companies/query?queryText=lab')).body.items;
      expect(item.logo).toBe(`/api/files/${fileId}`);
    });

    it.each([
      ['a company without one', idOf(2)],
      ['an unknown company', idOf(999)],
      ['a hidden company', idOf(5)],
      ['no id', 'x'],
    ])('answers 404 for %s', async (_, id) => {
      expect((await logo(id)).status).toBe(404);
    });
  });
});
