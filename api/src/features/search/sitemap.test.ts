import { news } from '../../core/database/schema/news';
import { events } from '../../core/database/schema/events';
import { companies } from '../../core/database/schema/companies';
import { describeOnDatabase } from '../../testing';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const published = { isPublished: true, publishedAt: new Date('2026-03-01T00:00:00Z') };
const texts = { en: { title: 'Title', summary: '', content: '' } };
const event = {
  ...published,
  type: 'conference',
  texts,
  startsAt: new Date('2026-03-20T10:00:00Z'),
  endsAt: new Date('2026-03-20T12:00:00Z'),
};

describeOnDatabase('the sitemap', (test) => {
  const api = test.api({
    prepare: async (database) => {
      await database.insert(companies).values([
        { id: idOf(1), name: 'Listed', category: 'Tenant' },
        { id: idOf(2), name: 'Hidden', category: 'Tenant', isPublished: false },
      ]);
      await database.insert(news).values([
        { ...published, id: idOf(3), type: 'park', texts },
        { ...published, id: idOf(4), type: 'park', texts, isSuccessStory: true },
        { ...published, id: idOf(5), type: 'park', texts, isPublished: false },
        { ...published, id: idOf(6), type: 'park', texts, publishedAt: new Date('2026-04-01T00:00:00Z') },
      ]);
      await database.insert(events).values([
        { ...event, id: idOf(7) },
        { ...event, id: idOf(8), isMembersOnly: true },
        { ...event, id: idOf(9), isKnova: true },
      ]);
    },
  });

  it('lists what a visitor may read, and nothing else', async () => {
    api.setNow(new Date('2026-03-10T12:00:00Z'));
    const { body } = await api.asVisitor().get('/api/sitemap');
    const listed = (body as { items: { path: string }[] }).items.map(({ path }) => path);
    expect(listed).toEqual(
      expect.arrayContaining([
        `/companies/details?id=${idOf(1)}`,
        `/news/details?id=${idOf(3)}`,
        `/success-stories/details?id=${idOf(4)}`,
        `/events/details?id=${idOf(7)}`,
      ]),
    );
    expect(listed.filter((path) => /00000000000[25689]$/.test(path))).toEqual([]);
  });
});
