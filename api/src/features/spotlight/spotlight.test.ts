import { files } from '../../core/database/schema/files';
import { describeOnDatabase } from '../../testing';
import { spotlights } from '../../core/database/schema/spotlight';

const now = new Date('2026-03-10T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

describeOnDatabase('the spotlight', (test) => {
  const api = test.api();
  const read = (headers?: Record<string, string>) => api.asVisitor().get('/api/spotlight', headers);
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(spotlights);
  });

  it('answers 204 without a body when there is nothing', async () => {
    await api.database.insert(spotlights).values([
      { texts: { en: { title: 'Draft', text: '' } }, startsAt: days(-1) },
      { texts: { en: { title: 'Later', text: '' } }, isPublished: true, startsAt: days(1) },
      { texts: { en: { title: 'Over', text: '' } }, isPublished: true, startsAt: days(-9), endsAt: days(-1) },
    ]);
    const { status, text } = await read();
    expect(status).toBe(204);
    expect(text).toBe('');
  });

  it('is the published one that started last, in the reader’s language', async () => {
    const [image] = await api.database
      .insert(files)
      .values({ sha256: 'b'.repeat(64), mediaType: 'image/png', bytes: 10, width: 1200, height: 600 })
      .returning();
    await api.database.insert(spotlights).values([
      { texts: { en: { title: 'Older', text: 'a' } }, isPublished: true, startsAt: days(-9) },
      {
        texts: { en: { title: 'Newer', text: 'b' }, fr: { title: 'Plus récent', text: 'c', imageAlt: 'Vue du parc' } },
        isPublished: true,
        startsAt: days(-1),
        endsAt: days(1),
        link: '/news',
        imageId: image?.id,
      },
    ]);
    expect((await read({ 'accept-language': 'fr' })).body).toEqual({
      id: expect.any(String),
      title: 'Plus récent',
      text: 'c',
      image: { url: `/api/files/${image?.id}`, alt: 'Vue du parc', width: 1200, height: 600 },
      link: '/news',
      language: 'fr',
      availableLanguages: ['en', 'fr'],
    });
    api.setNow(days(1));
    expect((await read()).body.title).toBe('Older');
  });
});
