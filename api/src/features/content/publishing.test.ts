import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { auditTrail } from '../../core/database/schema/audit';
import { news } from '../../core/database/schema/news';
import { describeOnEachDatabase, people, testCompanies } from '../../testing';

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

describeOnEachDatabase('writing news', (test) => {
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

  it('is for those with the flag, and no client can say otherwise', async () => {
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

  it('refuses what is older than what is stored, with the stored text, and loses neither', async () => {
    const { id } = await create();
    const first = await editor().put(`/api/news/${id}`, {
      ...article({ texts: { en: { title: 'First' } } }),
      version: 1,
    });
    expect([first.status, first.body.version]).toEqual([200, 2]);
    const second = await api
      .as('supervisorWithFlags')
      .put(`/api/news/${id}`, { ...article({ texts: { en: { title: 'Second' } } }), version: 1 });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      key: 'errors.publishing.changedMeanwhile',
      details: { current: { version: 2, texts: { en: { title: 'First' } } } },
    });
    expect((await visit(id)).body.title).toBe('First');
  });

  it('lets exactly one of many win who save at the same time', async () => {
    const { id } = await create();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        editor().put(`/api/news/${id}`, { ...article({ texts: { en: { title: `Writer ${index}` } } }), version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const [stored] = await api.database.select().from(news).where(eq(news.id, id));
    expect(stored?.version).toBe(2);
  });

  it('keeps every version and restores one as a new one', async () => {
    const { id } = await create();
    await api
      .as('supervisorWithFlags')
      .put(`/api/news/${id}`, { ...article({ texts: { en: { title: 'Changed' } }, type: 'press' }), version: 1 });
    const list = await editor().get(`/api/publishing/news/${id}/versions`);
    expect(
      list.body.items.map(({ version, author }: { version: number; author: string }) => [version, author]),
    ).toEqual([
      [2, 'Flora Flags'],
      [1, 'Sam Super'],
    ]);
    const first = await editor().get(`/api/publishing/news/${id}/versions/1`);
    expect(first.body.body).toMatchObject({ type: 'park', texts: { fr: french } });
    expect((await editor().post(`/api/publishing/news/${id}/versions/1/restore`, { version: 1 })).status).toBe(409);
    const restored = await editor().post(`/api/publishing/news/${id}/versions/1/restore`, { version: 2 });
    expect(restored.body).toMatchObject({ version: 3, type: 'park', texts: { en: english, fr: french } });
    expect((await editor().get(`/api/publishing/news/${id}/versions/9`)).status).toBe(404);
    expect((await editor().get(`/api/publishing/news/${unknownId}/versions`)).status).toBe(404);
    const wrong = await editor().get(`/api/publishing/news/${id}/versions/first`);
    expect([wrong.status, wrong.body.fields]).toEqual([400, { version: expect.any(String) }]);
  });

  it('keeps as a first version what came from an import', async () => {
    const [stored] = await api.database
      .insert(news)
      .values({
        type: 'park',
        texts: { en: { title: 'Imported', summary: '', content: '' } },
        isPublished: true,
        publishedAt: now,
      })
      .returning();
    const id = stored?.id ?? '';
    await editor().put(`/api/news/${id}`, { ...article(), version: 1 });
    expect((await editor().get(`/api/publishing/news/${id}/versions/1`)).body).toMatchObject({
      author: '',
      body: { texts: { en: { title: 'Imported' } } },
    });
  });

  it('goes on from a restored version like from any other', async () => {
    const { id } = await create();
    await editor().put(`/api/news/${id}`, { ...article({ publishedLanguages: ['fr'] }), version: 1 });
    await editor().delete(`/api/news/${id}`);
    const restored = await editor().post(`/api/publishing/news/${id}/versions/1/restore`, { version: 3 });
    expect(restored.body).toMatchObject({ version: 4, state: 'archived', publishedLanguages: ['en', 'fr'] });
    expect((await editor().put(`/api/news/${id}`, { ...article({ type: 'press' }), version: 3 })).status).toBe(409);
    const edited = await editor().put(`/api/news/${id}`, { ...article({ type: 'press' }), version: 4 });
    expect(edited.body).toMatchObject({ version: 5, type: 'press', state: 'archived' });
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

  describe('with images', () => {
    const form = (content: Buffer, { name = 'image', type = 'image/png' } = {}) => {
      const boundary = 'x-boundary-x';
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: ${type}\r\n\r\n`;
      return {
        method: 'POST' as const,
        url: '/api/publishing/images',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      };
    };
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#2266aa' } });

    it('encodes an image again, not larger than needed, without what was hidden in it', async () => {
      const jpeg = await picture(3000, 1500)
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .jpeg()
        .toBuffer();
      const { status, body } = await editor().request(form(jpeg, { type: 'text/plain' }));
      expect(status).toBe(201);
      expect(body.image).toMatchObject({ width: 1600, height: 800, url: `/api/files/${body.imageId}` });
      const served = await api.asVisitor().get(body.image.url);
      expect(served.headers['content-type']).toBe('image/jpeg');
      expect(served.bytes.includes('secret place')).toBe(false);

      const withImage = { imageId: body.imageId, texts: { en: { ...english, imageAlt: 'A roof' }, fr: french } };
      const refused = await editor().post('/api/news', article(withImage));
      expect(refused.body.fields).toEqual({ 'texts.fr.imageAlt': 'errors.field.required' });
      const { id } = await create({ ...withImage, texts: { en: withImage.texts.en } });
      expect((await visit(id)).body.image).toMatchObject({ alt: 'A roof', width: 1600 });
    });

    it.each([
      ['what is no image', async () => form(Buffer.from('<script>alert(1)</script>')), 415, 'errors.upload.notAnImage'],
      [
        'SVG',
        async () => form(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')),
        415,
        'errors.upload.notAnImage',
      ],
      [
        'half an image',
        async () => form((await picture(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2000)),
        415,
        'errors.upload.notAnImage',
      ],
      ['more than 2 MB', async () => form(Buffer.alloc(2_097_153)), 413, 'errors.upload.tooLarge'],
      ['far more', async () => form(Buffer.alloc(3_000_000)), 413, 'errors.tooLarge'],
      [
        'another field',
        async () => form(await picture(9, 9).png().toBuffer(), { name: 'file' }),
        400,
        'errors.validation',
      ],
      [
        'a form that is none',
        async () => ({ ...form(Buffer.from('')), payload: 'nonsense' }),
        400,
        'errors.validation',
      ],
      [
        'JSON',
        async () => ({ ...form(Buffer.from('')), headers: { 'content-type': 'application/json' }, payload: '{}' }),
        400,
        'errors.validation',
      ],
    ])('refuses %s', async (_, make, status, key) => {
      const answer = await editor().request(await make());
      expect([answer.status, answer.body.key]).toEqual([status, key]);
    });

    it.each([
      ['nothing', async () => Buffer.alloc(0)],
      [
        'SVG that calls itself PNG',
        async () =>
          Buffer.from(
            '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>',
          ),
      ],
      [
        'more pixels than anybody needs',
        () => picture(8000, 8000).png({ compressionLevel: 9, palette: true }).toBuffer(),
      ],
      ['GIF', () => picture(9, 9).gif().toBuffer()],
      ['a signature alone', async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ])(
      'refuses %s as no image',
      async (_, make) => {
        const answer = await editor().request(form(await make()));
        expect([answer.status, answer.body.key]).toEqual([415, 'errors.upload.notAnImage']);
      },
      20_000,
    );

    it('turns a photograph upright and keeps one picture of an animation', async () => {
      const lying = await picture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
      expect((await editor().request(form(lying))).body.image).toMatchObject({ width: 40, height: 60 });
      const frames = await sharp(Buffer.concat([Buffer.alloc(30 * 20 * 3, 9), Buffer.alloc(30 * 20 * 3, 99)]), {
        raw: { width: 30, height: 40, channels: 3, pageHeight: 20 },
      })
        .webp({ loop: 0 })
        .toBuffer();
      expect((await sharp(frames).metadata()).pages).toBe(2);
      const { body } = await editor().request(form(frames));
      expect(body.image).toMatchObject({ width: 30, height: 20 });
      expect((await sharp((await api.asVisitor().get(body.image.url)).bytes).metadata()).pages).toBeUndefined();
    });

    it('accepts a form nowhere else', async () => {
      expect((await editor().request({ ...form(Buffer.from('x')), url: '/api/news' })).status).toBe(415);
    });
  });
});
