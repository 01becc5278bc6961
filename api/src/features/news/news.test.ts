import { eq } from 'drizzle-orm';
import { describeOnEachDatabase, testCompanies } from '../../testing';
import { companies } from '../../core/database/schema/companies';
import { files } from '../../core/database/schema/files';
import { news, type NewsTexts } from '../../core/database/schema/news';

const now = new Date('2026-03-10T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const texts = (title: string, more: Partial<NewsTexts> = {}): NewsTexts => ({
  title,
  summary: `Summary of ${title}`,
  content: `<p>Content of ${title}</p>`,
  ...more,
});

type NewNews = typeof news.$inferInsert;
let count = 0;
const item = (title: string, values: Partial<NewNews> = {}): NewNews => {
  count += 1;
  return { type: 'park', texts: { en: texts(title) }, isPublished: true, publishedAt: minutesAgo(count), ...values };
};

describeOnEachDatabase('news', (test) => {
  const api = test.api({
    prepare: async (database) => {
      count = 0;
      const [image] = await database
        .insert(files)
        .values({ sha256: 'a'.repeat(64), mediaType: 'image/png', bytes: 10, width: 800, height: 600 })
        .returning();
      await database.insert(companies).values({
        id: '00000000-0000-4000-8000-0000000000f1',
        name: 'Hidden AG',
        category: 'Tenant',
        isPublished: false,
      });
      await database.insert(news).values([
        item('Solar roof', {
          id: '00000000-0000-4000-8000-000000000001',
          texts: { en: texts('Solar roof', { imageAlt: 'Panels' }), fr: texts('Toit solaire') },
          imageId: image?.id,
          linkedCompanyId: testCompanies.tenant.id,
        }),
        item('Bilingual only in French', {
          id: '00000000-0000-4000-8000-000000000002',
          type: 'press',
          texts: { fr: texts('Énergie & été') },
        }),
        item('Company news', {
          id: '00000000-0000-4000-8000-000000000003',
          type: 'company',
          linkedCompanyId: testCompanies.otherTenant.id,
        }),
        item('Draft', { id: '00000000-0000-4000-8000-000000000004', isPublished: false }),
        item('Tomorrow', { id: '00000000-0000-4000-8000-000000000005', publishedAt: minutesAgo(-60) }),
        item('From spare room to factory', {
          id: '00000000-0000-4000-8000-000000000006',
          isSuccessStory: true,
          linkedCompanyId: testCompanies.tenant.id,
        }),
        item('Of a hidden company', {
          id: '00000000-0000-4000-8000-000000000007',
          linkedCompanyId: '00000000-0000-4000-8000-0000000000f1',
        }),
        ...Array.from({ length: 20 }, (_, index) => item(`Item ${index}`, { type: 'press' })),
      ]);
    },
  });
  const titles = (body: { items: { title: string }[] }) => body.items.map(({ title }) => title);
  beforeEach(() => api.setNow(now));

  it('come ten at a time, newest first, without drafts, scheduled ones and success stories', async () => {
    const { status, body } = await api.asVisitor().get('/api/news/query');
    expect(status).toBe(200);
    expect(titles(body).slice(0, 4)).toEqual(['Solar roof', 'Énergie & été', 'Company news', 'Of a hidden company']);
    expect(body.items).toHaveLength(10);
    expect(body.paginationId).toEqual(expect.any(String));
  });

  it('appear by themselves when their time has come', async () => {
    api.setNow(minutesAgo(-60));
    expect(titles((await api.asVisitor().get('/api/news/query')).body)[0]).toBe('Tomorrow');
  });

  it('neither repeat nor drop an item while others are added', async () => {
    const seen: string[] = [];
    let paginationId: string | null = null;
    do {
      const page: string = paginationId ? `&paginationId=${paginationId}` : '';
      const { body } = await api.asVisitor().get(`/api/news/query?pageSize=7${page}`);
      seen.push(...titles(body));
      paginationId = body.paginationId;
      await api.database
        .insert(news)
        .values(item(`Added meanwhile ${seen.length}`, { type: 'added', publishedAt: minutesAgo(0) }));
    } while (paginationId);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(24);
    expect(seen.filter((title) => title.startsWith('Item'))).toHaveLength(20);
    await api.database.delete(news).where(eq(news.type, 'added'));
  });

  it.each([
    ['successStories=true', ['From spare room to factory']],
    ['queryText=SOLAIRE', ['Solar roof']],
    ['queryText=roof%20solar', ['Solar roof']],
    ['queryText=slar', ['Solar roof']],
    ['queryText=energie', ['Énergie & été']],
    ['queryText=solar%20nothing', []],
    ['queryFilters=type:company', ['Company news']],
    ['queryFilters=type:company,type:other', ['Company news']],
    [`queryFilters=company:${testCompanies.otherTenant.id}`, ['Company news']],
    ['queryFilters=company:no-id', []],
    [`linkedCompanyId=${testCompanies.tenant.id}`, ['Solar roof']],
    [`linkedCompanyId=${testCompanies.tenant.id}&successStories=true`, ['From spare room to factory']],
    [`linkedCompanyId=${testCompanies.tenant.id}&queryFilters=company:${testCompanies.otherTenant.id}`, []],
    ['linkedCompanyId=unknown', []],
    ['queryText=!!!&pageSize=1', [expect.any(String)]],
  ])('answer to %s', async (query, expected) => {
    const { status, body } = await api.asVisitor().get(`/api/news/query?${query}`);
    expect(status).toBe(200);
    expect(titles(body)).toEqual(expected);
  });

  it.each([
    ['pageSize=0', 'pageSize'],
    ['pageSize=101', 'pageSize'],
    ['pageSize=ten', 'pageSize'],
    ['paginationId=garbage', 'paginationId'],
    [`paginationId=${'x'.repeat(401)}`, 'paginationId'],
    ['successStories=maybe', 'successStories'],
    ['fetchAll=perhaps', 'fetchAll'],
    ['queryFilters=colour:red', 'queryFilters'],
    ['queryFilters=type', 'queryFilters'],
    [`queryText=${'x'.repeat(201)}`, 'queryText'],
    ['linkedCompanyId=a%20b', 'linkedCompanyId'],
  ])('refuse %s and name the field', async (query, field) => {
    const { status, body } = await api.asVisitor().get(`/api/news/query?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ key: 'errors.validation', fields: { [field]: expect.any(String) } });
  });

  it('do not fail on letters that the database cannot hold', async () => {
    for (const path of ['query?queryText=a%00b', 'query?queryFilters=type:a%2500', 'type/a%00b']) {
      expect((await api.asVisitor().get(`/api/news/${path}`)).status).toBeLessThan(500);
    }
  });

  it('come all at once when asked for, and say so when the cap cut them', async () => {
    const all = await api.asVisitor().get('/api/news/query?fetchAll=true&queryFilters=type:press');
    expect(all.body).toMatchObject({ paginationId: null });
    expect(all.body.items).toHaveLength(21);
    expect(all.body.isCapped).toBeUndefined();
    api.app.context.configuration.fetchAllCap = 20;
    const capped = await api.asVisitor().get('/api/news/query?fetchAll=true&queryFilters=type:press');
    api.app.context.configuration.fetchAllCap = 10_000;
    expect(capped.body).toMatchObject({ paginationId: null, isCapped: true });
    expect(capped.body.items).toHaveLength(20);
  });

  it('of one type; an unknown type has none', async () => {
    expect(titles((await api.asVisitor().get('/api/news/type/company')).body)).toEqual(['Company news']);
    expect((await api.asVisitor().get('/api/news/type/unknown%2Ftype')).body).toEqual({
      items: [],
      paginationId: null,
    });
    const first = await api.asVisitor().get('/api/news/type/press?pageSize=20');
    const second = await api
      .asVisitor()
      .get(`/api/news/type/press?pageSize=20&paginationId=${first.body.paginationId}`);
    expect([...titles(first.body), ...titles(second.body)]).toHaveLength(21);
    expect(second.body.paginationId).toBeNull();
  });

  it('are in the reader’s language, or in the one there is', async () => {
    const inFrench = await api.asVisitor().get('/api/news/query', { 'accept-language': 'fr-CH,fr;q=0.9' });
    expect(inFrench.body.items[0]).toMatchObject({
      title: 'Toit solaire',
      language: 'fr',
      availableLanguages: ['en', 'fr'],
    });
    expect(inFrench.body.items[2]).toMatchObject({ title: 'Company news', language: 'en', availableLanguages: ['en'] });
    const inEnglish = await api.asVisitor().get('/api/news/query');
    expect(inEnglish.body.items[1]).toMatchObject({ title: 'Énergie & été', language: 'fr' });
  });

  it('have an article with image, company and related items (PATH-13, MISS-01)', async () => {
    const { status, body } = await api.asVisitor().get('/api/news/00000000-0000-4000-8000-000000000001');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Solar roof',
      content: '<p>Content of Solar roof</p>',
      successStory: false,
      publishedAt: minutesAgo(1).toISOString(),
      image: { alt: 'Panels', width: 800, height: 600, url: expect.stringMatching(/^\/api\/files\//) },
      linkedCompany: { id: testCompanies.tenant.id, name: testCompanies.tenant.name, logo: null },
    });
    expect(body.related).toHaveLength(3);
    expect(titles({ items: body.related })).not.toContain('Solar roof');
    expect(titles({ items: body.related })).toContain('Of a hidden company');
  });

  it('say what they are in the words of schema.org, with absolute addresses', async () => {
    const { body } = await api
      .asVisitor()
      .get('/api/news/00000000-0000-4000-8000-000000000001', { 'accept-language': 'fr' });
    expect(body.structuredData).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      '@id': 'http://localhost:4600/news/details?id=00000000-0000-4000-8000-000000000001',
      url: 'http://localhost:4600/news/details?id=00000000-0000-4000-8000-000000000001',
      mainEntityOfPage: 'http://localhost:4600/news/details?id=00000000-0000-4000-8000-000000000001',
      headline: 'Toit solaire',
      description: 'Summary of Toit solaire',
      image: [`http://localhost:4600${body.image.url}`],
      inLanguage: 'fr',
      datePublished: body.publishedAt,
      dateModified: body.updatedAt,
      author: { '@type': 'Organization', name: 'Parc d’innovation', url: 'http://localhost:4600' },
      publisher: { '@type': 'Organization', name: 'Parc d’innovation', url: 'http://localhost:4600' },
      about: {
        '@type': 'Organization',
        name: testCompanies.tenant.name,
        url: `http://localhost:4600/companies/details?id=${testCompanies.tenant.id}`,
      },
    });
    const story = await api.asVisitor().get('/api/news/00000000-0000-4000-8000-000000000006');
    expect(story.body.structuredData).toMatchObject({
      '@type': 'NewsArticle',
      url: expect.stringContaining('/success-stories/details?id='),
    });
  });

  it('show in a search where the words stand, and only there', async () => {
    const found = await api.asVisitor().get('/api/news/query?queryText=cöntent%20roof');
    expect(found.body.items.map(({ excerpt }: { excerpt: unknown }) => excerpt)).toEqual([
      [
        { text: 'Summary of Solar ', isMatch: false },
        { text: 'roof', isMatch: true },
        { text: ' ', isMatch: false },
        { text: 'Content', isMatch: true },
        { text: ' of Solar ', isMatch: false },
        { text: 'roof', isMatch: true },
      ],
    ]);
    expect((await api.asVisitor().get('/api/news/query')).body.items[0]).not.toHaveProperty('excerpt');
    expect(
      (await api.asVisitor().get('/api/news/query?fetchAll=true&queryText=solar')).body.items[0],
    ).not.toHaveProperty('excerpt');
  });

  it('have stories by the same call, related to stories only', async () => {
    const { body } = await api.asVisitor().get('/api/news/00000000-0000-4000-8000-000000000006');
    expect(body).toMatchObject({ successStory: true, related: [] });
  });

  it('do not tell about companies outside the directory', async () => {
    const { body } = await api.asVisitor().get('/api/news/00000000-0000-4000-8000-000000000007');
    expect(body).toMatchObject({ linkedCompanyId: '00000000-0000-4000-8000-0000000000f1', linkedCompany: null });
  });

  it.each([{}, { en: null }, { de: { title: 'x' } }, []])('cannot be stored with %j for texts', async (given) => {
    await expect(api.database.insert(news).values(item('x', { texts: given as NewNews['texts'] }))).rejects.toThrow();
  });

  it.each([
    ['an unknown id', '00000000-0000-4000-8000-00000000ffff'],
    ['what is no id', 'query-me'],
    ['a draft', '00000000-0000-4000-8000-000000000004'],
    ['what is not out yet', '00000000-0000-4000-8000-000000000005'],
  ])('answer 404 for %s', async (_, id) => {
    const { status, body } = await api.asVisitor().get(`/api/news/${id}`);
    expect(status).toBe(404);
    expect(body.key).toBe('errors.notFound');
  });
});
