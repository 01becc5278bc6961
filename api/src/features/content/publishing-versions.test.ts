/** Versions of news: two editors, what is restored, and what an import left. */
import { eq } from 'drizzle-orm';
import { news } from '../../core/database/schema/news';
import { describeOnDatabase } from '../../testing';

const now = new Date('2026-03-10T12:00:00Z');
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

describeOnDatabase('versions of news', (test) => {
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
});
