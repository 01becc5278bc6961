/** Pages of a list while others add to it: whatever was there from the beginning comes exactly once. */
import { events } from '../../core/database/schema/events';
import { news } from '../../core/database/schema/news';
import { describeOnEachDatabase } from '../../testing';

const now = new Date('2026-03-10T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

describeOnEachDatabase('paging while others add', (test) => {
  const api = test.api();
  beforeEach(async () => {
    api.setNow(now);
    await api.database.delete(news);
    await api.database.delete(events);
  });

  const article = (at: number) => ({
    type: 'park',
    texts: { en: { title: `At ${at}`, summary: '', content: '' } },
    isPublished: true,
    publishedAt: minutes(at),
  });
  const event = (at: number) => ({
    type: 'conference',
    texts: { en: { title: `At ${at}`, summary: '', content: '' } },
    isPublished: true,
    publishedAt: minutes(-1000),
    startsAt: minutes(at),
    endsAt: minutes(at + 30),
  });

  /** Reads all pages; while each is asked for, `add` writes at the same time. */
  async function readAll(call: string, add: (page: number) => Promise<unknown>): Promise<string[]> {
    const seen: string[] = [];
    let next: string | null = null;
    let page = 0;
    do {
      const [{ body }]: [{ body: { items: { id: string }[]; paginationId: string | null } }, unknown] =
        await Promise.all([api.asVisitor().get(`${call}${next ? `&paginationId=${next}` : ''}`), add(page)]);
      seen.push(...body.items.map(({ id }) => id));
      next = body.paginationId;
      page += 1;
    } while (next && page < 100);
    expect(next).toBeNull();
    return seen;
  }

  function expectOnce(seen: readonly string[], ids: readonly string[]) {
    expect(new Set(seen).size).toBe(seen.length);
    expect(ids.filter((id) => !seen.includes(id))).toEqual([]);
  }

  // Five of each moment, so that pages end in the midst of equal ones.
  const moments = Array.from({ length: 40 }, (_, index) => -Math.floor(index / 5) - 1);

  it('news neither repeat nor drop: added before, after and beside where a page ends', async () => {
    const stored = await api.database.insert(news).values(moments.map(article)).returning({ id: news.id });
    const seen = await readAll('/api/news/query?pageSize=7', (page) =>
      api.database.insert(news).values([0, -page - 1, -page - 2, -8].map(article)),
    );
    expectOnce(
      seen,
      stored.map(({ id }) => id),
    );
  });

  it.each(['upcoming=true', 'upcoming=false'])('events with %s neither repeat nor drop', async (order) => {
    const sign = order.endsWith('true') ? 1 : -1;
    const places = moments.map((at) => sign * -at * 60);
    const stored = await api.database.insert(events).values(places.map(event)).returning({ id: events.id });
    const seen = await readAll(`/api/events/query?pageSize=7&${order}`, (page) =>
      api.database.insert(events).values([60, (page + 1) * 60, (page + 2) * 60, 480].map((at) => event(sign * at))),
    );
    expectOnce(
      seen,
      stored.map(({ id }) => id),
    );
  });

  it('management lists neither repeat nor drop what nobody changes meanwhile', async () => {
    const stored = await api.database
      .insert(news)
      .values(moments.map((at) => ({ ...article(at), updatedAt: minutes(at) })))
      .returning({ id: news.id });
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const { body }: { body: { items: { id: string }[]; paginationId: string | null } } = await api
        .as('superAdministrator')
        .get(`/api/publishing/news?pageSize=7${next ? `&paginationId=${next}` : ''}`);
      seen.push(...body.items.map(({ id }) => id));
      next = body.paginationId;
      await api
        .as('superAdministrator')
        .post('/api/news', { type: 'park', texts: { en: { title: 'Another' } }, publishedAt: now.toISOString() });
    } while (next);
    expectOnce(
      seen,
      stored.map(({ id }) => id),
    );
  });
});
