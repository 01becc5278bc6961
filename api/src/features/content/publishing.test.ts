import { eq } from 'drizzle-orm';
import { auditTrail } from '../../core/database/schema/audit';
import { news } from '../../core/database/schema/news';
import { describeOnDatabase, people, testCompanies } from '../../testing';

const now = new Date('2026-03-10T12:00:00Z');
const later = '2026-03-20T08:00:00.000Z';
const unknownId = '00000000-0000-4000-8000-00000000ffff';

const english = { title: 'Solar roof', summary: 'Panels', content: '<p>Sun</p>' };
const french = { title: 'Toit solaire', summary: 'Panneaux', content: '<p>Soleil</p>' };
const article = (changes: object = {}) => ({
  type: 'park',
  texts: { en: english, fr: french },
  publishedAt: '2026-03-09T08:00:00Z',
  isPublished: true,
  ...changes,
});

describeOnDatabase('writing news', (test) => {
  const api = test.api();
  const editor = () => api.as('superAdministrator');
  const visit = (id: string, language = 'en') =>
    api.asVisitor().get(`/api/news/${id}`, { 'accept-language': language });
  const create = async (changes: object = {}) => {
    const { status, body } = await editor().post('/api/news', article(changes));
    expect(status).toBe(201);
    return body;
  };
  beforeEach(() => api.setNow(now));

  it('is for those with the flag, and no client can say otherwise (FUNC-13)', async () => {
    expect((await api.asVisitor().post('/api/news', article())).status).toBe(401);
    expect((await api.as('companyAdministrator').post('/api/news', article())).status).toBe(403);
    expect((await api.as('superAdministratorWithoutFlags').post('/api/news', article())).status).toBe(403);
    expect((await api.as('supervisorWithFlags').post('/api/news', article())).status).toBe(201);
    const { id } = await create();
    expect((await api.asVisitor().get(`/api/news/${id}?management=true`)).status).toBe(401);
    expect((await api.as('companyAdministrator').get(`/api/news/${id}?management=true`)).status).toBe(403);
    expect((await visit(id)).body).not.toHaveProperty('managed');
  });

  it('returns to editors what was written, in all languages, and to readers what they may read', async () => {
    const body = await create({ linkedCompanyId: testCompanies.tenant.id });
    expect(body).toMatchObject({
      version: 1,
      state: 'published',
      publishedLanguages: ['en', 'fr'],
      texts: { en: { ...english, imageAlt: '' }, fr: french },
      successStory: false,
      linkedCompanyId: testCompanies.tenant.id,
      archivedAt: null,
      image: null,
    });
    const read = await editor().get(`/api/news/${body.id}?management=true`);
    expect(read.body.managed).toEqual(body);
    expect((await visit(body.id, 'fr')).body).toMatchObject({
      title: 'Toit solaire',
      language: 'fr',
      availableLanguages: ['en', 'fr'],
    });
  });

  it('shows readers a language only once it is published', async () => {
    const { id, version } = await create({ publishedLanguages: ['fr'] });
    expect((await visit(id)).body).toMatchObject({ title: 'Toit solaire', language: 'fr', availableLanguages: ['fr'] });
    const search = async (text: string) =>
      (await api.asVisitor().get(`/api/news/query?queryText=${text}&linkedCompanyId=`)).status;
    expect(await search('x')).toBe(400);
    const found = async (text: string) =>
      (await api.asVisitor().get(`/api/webflow-search?query=${text}`)).body.items.filter(({ url }: { url: string }) =>
        url.includes(id),
      ).length;
    expect([await found('panneaux'), await found('panels')]).toEqual([1, 0]);
    const preview = await editor().get(`/api/news/${id}?management=true`, { 'accept-language': 'en' });
    expect(preview.body).toMatchObject({
      title: 'Solar roof',
      language: 'en',
      managed: { publishedLanguages: ['fr'], texts: { en: { title: 'Solar roof' } } },
    });
    await editor().put(`/api/news/${id}`, { ...article({ publishedLanguages: ['en', 'fr'] }), version });
    expect((await visit(id)).body).toMatchObject({ title: 'Solar roof', availableLanguages: ['en', 'fr'] });
  });

  it('keeps drafts and what is scheduled from readers, in every call', async () => {
    const draft = await create({ isPublished: false });
    const scheduled = await create({ publishedAt: later, texts: { en: { title: 'Zeppelin' } } });
    expect([draft.state, scheduled.state]).toEqual(['draft', 'scheduled']);
    const hidden = async () => [
      (await visit(draft.id)).status,
      (await visit(scheduled.id)).status,
      (await api.asVisitor().get('/api/news/query?fetchAll=true')).body.items.filter(({ id }: { id: string }) =>
        [draft.id, scheduled.id].includes(id),
      ).length,
      (await api.asVisitor().get('/api/webflow-search?query=zeppelin')).body.items.length,
      (await api.asVisitor().get('/api/feeds/news.atom')).text.includes('Zeppelin'),
    ];
    expect(await hidden()).toEqual([404, 404, 0, 0, false]);
    api.setNow(later);
    expect(await hidden()).toEqual([404, 200, 1, 1, true]);
  });

  it('archives and brings back as it was; twice is the same', async () => {
    const { id } = await create();
    for (const attempt of [1, 2]) {
      expect([attempt, (await editor().delete(`/api/news/${id}`)).status]).toEqual([attempt, 204]);
      expect((await visit(id)).status).toBe(404);
    }
    const read = await editor().get(`/api/news/${id}?management=true`);
    expect(read.body.managed).toMatchObject({ state: 'archived', version: 2, isPublished: true });
    const back = await editor().post(`/api/publishing/news/${id}/unarchive`);
    expect(back.body).toMatchObject({ state: 'published', version: 3, archivedAt: null });
    expect((await visit(id)).status).toBe(200);
    expect((await editor().delete(`/api/news/${unknownId}`)).status).toBe(404);
  });

  it('keeps only what is allowed of HTML, whatever was sent', async () => {
    const { texts } = await create({
      texts: {
        en: {
          title: '<b>Bold</b> & co',
          content:
            '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:x">y</a><img src="https://spy.example/x.png"></p>',
        },
      },
    });
    expect(texts.en).toMatchObject({ title: '<b>Bold</b> & co', content: '<p>Hi<a>y</a></p>' });
  });

  it.each([
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">'],
    ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
    ['<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>'],
    ['<a href="data:text/html;base64,PHNjcmlwdD4=">a</a><a href="JaVaScRiPt:alert(1)">b</a><a href="vbscript:x">c</a>'],
    ['<p style="background:url(javascript:alert(1))" onmouseover=alert(1)>a</p><style>@import "//x.example"</style>'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt><<img src=x onerror=alert(1)//>'],
    [
      '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object><embed src="x"><base href="//x.example"><meta http-equiv="refresh" content="0;url=//x.example">',
    ],
    [
      '<img src="/api/files/0b8f6a70-0000-4000-8000-000000000001" onerror="alert(1)" style="position:fixed" width="1&quot; onload=&quot;alert(1)">',
    ],
  ])('lets no script through, however it is wrapped: %s', async (content) => {
    const { id, texts } = await create({ texts: { en: { title: 'x', content } } });
    const stored: string = texts.en.content;
    // What a browser would make of it: no element, attribute or address that does anything.
    const tags = [...stored.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)];
    for (const [, , name = '', attributes = ''] of tags) {
      expect(['p', 'a', 'img', 'table', 'tbody', 'tr', 'td']).toContain(name.toLowerCase());
      expect(attributes.replace(/"[^"]*"/g, '""')).not.toMatch(/\son|style|srcdoc/i);
      expect(attributes).not.toMatch(/(?:href|src)="(?!\/api\/files\/)/i);
    }
    expect((stored.match(/</g) ?? []).length).toBe(tags.length);
    expect((await visit(id)).body.content).toBe(stored);
  });

  it('measures a text as it is kept, so that a person who opens it can save it again', async () => {
    const { status, body } = await editor().post(
      '/api/news',
      article({ texts: { en: { title: 'x', content: '&'.repeat(60_000) } } }),
    );
    expect([status, body.fields]).toEqual([400, { 'texts.en.content': 'errors.field.tooLong' }]);
    const { id, texts } = await create({ texts: { en: { title: 'x', content: '<p>'.repeat(14_000) } } });
    const again = await editor().put(`/api/news/${id}`, { ...article({ texts }), version: 1 });
    expect([again.status, again.body.texts?.en.content === texts.en.content]).toEqual([200, true]);
  });

  it('shows what is planned from its moment on, also in the night in which the clocks change', async () => {
    for (const moment of [
      '2026-03-29T00:59:59.999Z',
      '2026-03-29T01:00:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]) {
      const { id, state } = await create({ publishedAt: moment });
      expect(state).toBe('scheduled');
      api.setNow(new Date(Date.parse(moment) - 1));
      expect((await visit(id)).status).toBe(404);
      api.setNow(moment);
      expect((await visit(id)).status).toBe(200);
      api.setNow(now);
    }
  });

  it('writes every change into the audit trail', async () => {
    const { id } = await create();
    await editor().put(`/api/news/${id}`, { ...article({ type: 'press' }), version: 1 });
    await editor().delete(`/api/news/${id}`);
    const lines = await api.database
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.subjectId, id))
      .orderBy(auditTrail.id);
    expect(lines.map(({ action, actorId, subjectKind }) => [action, actorId, subjectKind])).toEqual(
      ['created', 'changed', 'archived'].map((action) => [action, people.superAdministrator.id, 'news']),
    );
    expect(lines[1]).toMatchObject({ before: { type: 'park', version: 1 }, after: { type: 'press', version: 2 } });
  });

  const wrong: [changes: object, fields: Record<string, string>][] = [
    [{ texts: {} }, { texts: 'errors.field.required' }],
    [{ texts: { en: { title: ' ' } } }, { 'texts.en.title': 'errors.field.required' }],
    [{ texts: { en: { title: '\u200b\ufeff \u2060' } } }, { 'texts.en.title': 'errors.field.required' }],
    [{ isFrontPage: true }, { isFrontPage: 'errors.field.unknown' }],
    [{ texts: { en: { ...english, html: 'x' } } }, { 'texts.en.html': 'errors.field.unknown' }],
    [{ texts: { en: { title: 'x'.repeat(151) } } }, { 'texts.en.title': 'errors.field.tooLong' }],
    [{ texts: { fr: { title: 'x', summary: 'x'.repeat(301) } } }, { 'texts.fr.summary': 'errors.field.tooLong' }],
    [{ texts: { en: { title: 'x', content: 'x'.repeat(100_001) } } }, { 'texts.en.content': 'errors.field.tooLong' }],
    [{ texts: { en: { title: 'a\u0000b' } } }, { 'texts.en.title': 'errors.field.invalid' }],
    [{ texts: { en: { title: 'a\ud800b' } } }, { 'texts.en.title': 'errors.field.invalid' }],
    [{ type: 'unknown' }, { type: 'errors.field.choice' }],
    [{ type: undefined }, { type: 'errors.field.required' }],
    [{ publishedAt: '2026-02-30T08:00:00Z' }, { publishedAt: 'errors.field.date' }],
    [{ publishedAt: '2026-03-09' }, { publishedAt: 'errors.field.date' }],
    [{ publishedAt: '0000-01-01T00:00:00Z' }, { publishedAt: 'errors.field.dateRange' }],
    [{ publishedLanguages: [] }, { publishedLanguages: 'errors.field.tooFew' }],
    [{ texts: { en: english }, publishedLanguages: ['en', 'fr'] }, { publishedLanguages: 'errors.field.choice' }],
    [{ publishedLanguages: ['de'] }, { 'publishedLanguages.0': 'errors.field.choice' }],
    [{ imageId: 'x' }, { imageId: 'errors.field.invalid' }],
    [{ imageId: unknownId, texts: { en: { title: 'x', imageAlt: 'y' } } }, { imageId: 'errors.field.invalid' }],
    [
      { linkedCompanyId: unknownId, type: 'no' },
      { linkedCompanyId: 'errors.field.choice', type: 'errors.field.choice' },
    ],
  ];
  it.each(wrong.map(([changes, fields]) => [JSON.stringify(fields), changes, fields] as const))(
    'refuses what is wrong and names it: %s',
    async (_, changes, fields) => {
      const { status, body } = await editor().post('/api/news', article(changes));
      expect([status, body.fields]).toEqual([400, fields]);
    },
  );

  it('appears at once, under its date, when it is scheduled in the past', async () => {
    const created = await create({ publishedAt: '2019-05-01T08:00:00.000Z' });
    expect(created.state).toBe('published');
    expect((await visit(created.id)).body.publishedAt).toBe('2019-05-01T08:00:00.000Z');
  });

  it('asks for a version when something is changed', async () => {
    const { id } = await create();
    expect((await editor().put(`/api/news/${id}`, article())).body.fields).toEqual({
      version: 'errors.field.required',
    });
    expect((await editor().put(`/api/news/${unknownId}`, { ...article(), version: 1 })).status).toBe(404);
    expect((await editor().put('/api/news/query', { ...article(), version: 1 })).status).toBe(404);
  });

  it('lists all there is for editors, last changed first, by state and by title', async () => {
    await api.database.delete(news);
    const [one, two] = [
      await create({ texts: { en: { title: 'One draft' } }, isPublished: false }),
      await create({ publishedAt: later, publishedLanguages: ['fr'] }),
    ];
    api.setNow(new Date(now.getTime() + 60_000));
    const story = await create({ successStory: true });
    await editor().put(`/api/news/${one.id}`, {
      ...article({ texts: { en: { title: 'Ône draft' } }, isPublished: false }),
      version: 1,
    });
    api.setNow(new Date(now.getTime() + 120_000));
    await editor().delete(`/api/news/${story.id}`);
    const list = async (query: string) =>
      (await editor().get(`/api/publishing/news?${query}`)).body.items.map(({ id }: { id: string }) => id);
    expect(await list('')).toEqual([story.id, one.id, two.id]);
    expect([
      await list('state=draft'),
      await list('state=scheduled'),
      await list('state=archived'),
      await list('state=published'),
    ]).toEqual([[one.id], [two.id], [story.id], []]);
    expect([await list('queryText=one'), await list('queryText=solar'), await list('successStories=true')]).toEqual([
      [one.id],
      [story.id, two.id],
      [story.id],
    ]);
    const first = await editor().get('/api/publishing/news?pageSize=1');
    expect(
      (await editor().get(`/api/publishing/news?pageSize=5&paginationId=${first.body.paginationId}`)).body.items,
    ).toHaveLength(2);
    expect(first.body.items[0]).toMatchObject({
      state: 'archived',
      title: 'Solar roof',
      availableLanguages: ['en', 'fr'],
      publishedLanguages: ['en', 'fr'],
    });
    const wrong = await editor().get('/api/publishing/news?state=lost&pageSize=0');
    expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([400, ['pageSize', 'state']]);
  });
});
