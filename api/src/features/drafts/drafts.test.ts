import sharp from 'sharp';
import { publicationDrafts } from '../../core/database/schema/drafts';
import { describeOnDatabase, roleColumns } from '../../testing';

const now = new Date('2026-03-10T12:00:00Z');
const text = (title: string, content = '<p>Text</p>') => ({ title, summary: '', content, imageAlt: '' });
const body = (change: object = {}) => ({
  type: 'park',
  texts: { en: text('A roof') },
  publishedLanguages: ['en'],
  imageId: null,
  imageFocus: null,
  linkedCompanyId: null,
  publishedAt: '2026-03-11T08:00:00Z',
  unpublishAt: null,
  isPublished: false,
  successStory: false,
  ...change,
});
const drafts = '/api/publishing/drafts';

describeOnDatabase('drafts', (test) => {
  const api = test.api();
  const editor = () => api.as('supervisorWithFlags');
  const other = () => api.as('superAdministrator');
  const start = async (caller = editor(), change: object = {}) => {
    const answer = await caller.post(drafts, {
      kind: 'news',
      recordId: null,
      baseVersion: null,
      body: body(),
      ...change,
    });
    expect(answer.status).toBe(201);
    return answer.body.draft;
  };
  const article = async () => {
    const { status, body: made } = await editor().post('/api/news', {
      type: 'park',
      texts: { en: { title: 'A roof', content: '<p>Old</p>' } },
      publishedAt: '2026-03-01T08:00:00Z',
      isPublished: true,
    });
    expect(status).toBe(201);
    return made;
  };
  const save = (id: string, revision: number, change: object = {}, caller = editor()) =>
    caller.put(`${drafts}/${id}`, { revision, body: body(change) });
  beforeEach(() => api.setNow(now));
  afterEach(async () => void (await api.database.delete(publicationDrafts)));

  it('have no revision beyond the integers of the database', async () => {
    const { id } = await start();
    const { status, body: problem } = await save(id, 2_147_483_647);
    expect([status, problem.key]).toEqual([409, 'errors.publishing.draftChanged']);
  });

  it.each(['visitor', ...roleColumns.filter((name) => name !== 'superAdministrator')] as const)(
    'are not for %s',
    async (name) => {
      const caller = name === 'visitor' ? api.asVisitor() : api.as(name);
      const { id } = await start();
      for (const { status } of [
        await caller.get(`${drafts}?kind=news`),
        await caller.get(`${drafts}/${id}`),
        await caller.post(drafts, { kind: 'news', recordId: null, baseVersion: null, body: body() }),
        await save(id, 1, {}, caller),
        await caller.post(`${drafts}/${id}/preview`),
        await caller.delete(`${drafts}/${id}`),
      ])
        expect(status).toBe(name === 'visitor' ? 401 : 403);
    },
  );

  it('belong to one person', async () => {
    const { id } = await start();
    expect([
      (await other().get(`${drafts}/${id}`)).status,
      (await save(id, 1, {}, other())).status,
      (await other().delete(`${drafts}/${id}`)).status,
      (await other().post(`${drafts}/${id}/preview`)).status,
    ]).toEqual([404, 404, 404, 404]);
    expect((await other().get(`${drafts}?kind=news`)).body.items).toEqual([]);
  });

  it('never change the record', async () => {
    const { id: recordId, version } = await article();
    const draft = await start(editor(), { recordId, baseVersion: version });
    expect((await save(draft.id, 1, { texts: { en: text('Half a sent') } })).status).toBe(200);
    expect((await api.asVisitor().get(`/api/news/${recordId}`)).body).toMatchObject({
      title: 'A roof',
      content: '<p>Old</p>',
    });
    expect((await editor().get(`${drafts}?kind=news&recordId=${recordId}`)).body).toMatchObject({
      draft: { baseVersion: 1, revision: 2, body: { texts: { en: { title: 'Half a sent' } } } },
      items: [{ recordId, title: 'Half a sent' }],
    });
  });

  it('hold what is not valid yet', async () => {
    const { id } = await start();
    const { status } = await save(id, 1, { type: '', publishedAt: '', texts: { fr: text('') } });
    expect(status).toBe(200);
    expect((await editor().get(`${drafts}/${id}`)).body.body.texts).toEqual({ fr: text('') });
  });

  it('are one per person and record, also when two tabs start at once', async () => {
    const { id: recordId, version } = await article();
    const [one, two] = await Promise.all([
      start(editor(), { recordId, baseVersion: version }),
      start(editor(), { recordId, baseVersion: version }),
    ]);
    expect(one.id).toBe(two.id);
  });

  it('refuse a tab that is behind, and answer what the other one saved', async () => {
    const { id } = await start();
    await save(id, 1, { texts: { en: text('First tab') } });
    const late = await save(id, 1, { texts: { en: text('Second tab') } });
    expect([late.status, late.body.key, late.body.details.current.body.texts.en.title]).toEqual([
      409,
      'errors.publishing.draftChanged',
      'First tab',
    ]);
  });

  it('tell who else has the record open, for a minute', async () => {
    const { id: recordId, version } = await article();
    await start(other(), { recordId, baseVersion: version });
    const { body: answer } = await editor().post(drafts, {
      kind: 'news',
      recordId,
      baseVersion: version,
      body: body(),
    });
    expect(answer.others).toEqual([{ name: 'Sam Super', seenAt: now.toISOString() }]);
    api.setNow(new Date(now.getTime() + 61_000));
    expect((await save(answer.draft.id, 1)).body.others).toEqual([]);
  });

  it('refuse keys that they do not know', async () => {
    const { id } = await start();
    const answer = await save(id, 1, { isAdmin: true });
    expect([answer.status, answer.body.fields]).toEqual([400, { 'body.isAdmin': 'errors.field.unknown' }]);
  });

  describe('previews', () => {
    const preview = async (id: string) => {
      const { status, body: made } = await editor().post(`${drafts}/${id}/preview`);
      expect(status).toBe(201);
      return { ...made, token: String(made.path).split('draft=')[1] };
    };
    const read = (token: string, language = 'en') =>
      api.asVisitor().get(`/api/publishing/previews/${token}`, { 'accept-language': language });

    it('show the draft to everybody with the address for 30 minutes', async () => {
      const { id } = await start();
      await save(id, 1, { texts: { en: text('New roof', '<p onclick="x()">Now<script>x</script></p>') } });
      const { path, token, expiresAt } = await preview(id);
      expect([path, expiresAt]).toEqual([`/news/details?draft=${token}`, '2026-03-10T12:30:00.000Z']);
      expect((await read(token, 'fr')).body).toMatchObject({
        kind: 'news',
        article: { title: 'New roof', content: '<p>Now</p>', language: 'en', availableLanguages: ['en'] },
      });
      api.setNow(new Date('2026-03-10T12:30:00Z'));
      expect((await read(token)).status).toBe(404);
    });

    it('show an event whose times are not filled in yet', async () => {
      const { id } = await start(editor(), {
        kind: 'event',
        body: body({ startDate: '', endDate: '', isKnova: true }),
      });
      const { path, token } = await preview(id);
      expect(path).toMatch(/^\/events\/details\?draft=/);
      expect((await read(token)).body.event).toMatchObject({ title: 'A roof', startDate: now.toISOString() });
    });

    it('have the pictures of the draft, which nobody else may read yet', async () => {
      const content = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#2266aa' } })
        .png()
        .toBuffer();
      const upload = async (): Promise<string> => {
        const head =
          '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
        const answer = await editor().request({
          method: 'POST',
          url: '/api/publishing/images',
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')]),
        });
        return answer.body.imageId;
      };
      const [cover, inText, other] = [await upload(), await upload(), await upload()];
      const { id } = await start();
      const saved = await save(id, 1, {
        imageId: cover,
        texts: { en: text('New roof', `<p>Now</p><img src="/api/files/${inText}" alt="Roof">`) },
      });
      expect(saved.status).toBe(200);
      const { token } = await preview(id);
      const { article: shown } = (await read(token)).body;
      const addresses = [shown.image.url, /src="([^"]+)"/.exec(shown.content)?.[1] ?? ''];
      expect(addresses).toEqual([`/api/files/${cover}?preview=${token}`, `/api/files/${inText}?preview=${token}`]);
      const asked = async (address: string) => (await api.asVisitor().get(address)).status;
      expect(await Promise.all(addresses.map(asked))).toEqual([200, 200]);
      expect((await api.asVisitor().get(addresses[0] ?? '')).headers['cache-control']).toBe('private, no-cache');
      expect(await asked(`/api/files/${cover}`)).toBe(404);
      expect(await asked(`/api/files/${other}?preview=${token}`)).toBe(404);
      api.setNow(new Date('2026-03-10T12:30:00Z'));
      expect(await asked(addresses[0] ?? '')).toBe(404);
    });

    it('end with the draft, and cannot be guessed', async () => {
      const { id } = await start();
      const { token } = await preview(id);
      await editor().delete(`${drafts}/${id}`);
      expect((await read(token)).status).toBe(404);
      expect((await read('x'.repeat(43))).status).toBe(404);
      expect((await read(id)).status).toBe(404);
    });
  });

  describe('unpublishing by date', () => {
    it('hides an article from its readers at its moment, without anybody doing anything', async () => {
      const { id, version } = await article();
      const change = {
        type: 'park',
        texts: { en: { title: 'A roof' } },
        publishedAt: '2026-03-01T08:00:00Z',
        isPublished: true,
        unpublishAt: '2026-03-10T13:00:00Z',
        version,
      };
      const changed = await editor().put(`/api/news/${id}`, change);
      expect([changed.status, changed.body.state]).toEqual([200, 'published']);
      api.setNow(new Date('2026-03-10T13:00:00Z'));
      expect((await api.asVisitor().get(`/api/news/${id}`)).status).toBe(404);
      expect((await editor().get('/api/publishing/news?state=unpublished')).body.items).toMatchObject([{ id }]);
      const published = (await editor().get('/api/publishing/news?state=published')).body.items;
      expect(published.map((item: { id: string }) => item.id)).not.toContain(id);
      const { unpublishAt: _left, ...without } = change;
      const kept = await editor().put(`/api/news/${id}`, { ...without, version: 2 });
      expect(kept.body).toMatchObject({ unpublishAt: '2026-03-10T13:00:00.000Z', state: 'unpublished' });
    });

    it('is not before it is published', async () => {
      const { status, body: answer } = await editor().post('/api/news', {
        type: 'park',
        texts: { en: { title: 'A roof' } },
        publishedAt: '2026-03-12T08:00:00Z',
        unpublishAt: '2026-03-12T08:00:00Z',
      });
      expect([status, answer.fields]).toEqual([400, { unpublishAt: 'errors.field.tooSmall' }]);
    });
  });
});
