import { sql } from 'drizzle-orm';
import { companies } from '../database/schema/companies';
import { news } from '../database/schema/news';
import { describeOnEachDatabase } from '../../testing';
import { rankColumn, nullable, pageReader } from './page-rows';

describeOnEachDatabase('the rows of a page', (test) => {
  const connection = test.connection();
  const read = pageReader({
    from: sql`${news} LEFT JOIN ${companies} ON ${companies.id} = ${news.linkedCompanyId}`,
    columns: {
      publishedAt: news.publishedAt,
      isStory: news.isSuccessStory,
      company: nullable(companies.name),
      tags: nullable(companies.tags),
      changedAt: sql<Date>`date_trunc('hour', ${news.publishedAt})`,
    },
    decodedAs: { changedAt: news.publishedAt },
    carried: { whole: news.texts },
    computed: { title: sql<string>`found.whole -> 'en' ->> 'title'` },
  });
  const text = (title: string) => ({ en: { title, summary: '', content: '' } });

  beforeAll(async () => {
    const [company] = await connection.database
      .insert(companies)
      .values({ name: 'Éclat', category: 'Tenant', tags: ['a, b', 'c'] })
      .returning({ id: companies.id });
    await connection.database.insert(news).values([
      {
        type: 'park',
        texts: text('First'),
        publishedAt: new Date('2026-03-01T10:20:30.456Z'),
        linkedCompanyId: company?.id,
      },
      { type: 'park', texts: text('Second'), publishedAt: new Date('2026-03-02T00:00:00Z'), isSuccessStory: true },
      { type: 'press', texts: text('Third'), publishedAt: new Date('2026-03-03T00:00:00Z') },
    ]);
  });

  it('are what the columns say, in their order and as many as asked for', async () => {
    const rows = await read(connection.database, {
      where: undefined,
      orderBy: [sql`${news.publishedAt} ASC`],
      limit: 2,
    });
    expect(rows).toEqual([
      {
        publishedAt: new Date('2026-03-01T10:20:30.456Z'),
        isStory: false,
        company: 'Éclat',
        tags: ['a, b', 'c'],
        changedAt: new Date('2026-03-01T10:00:00Z'),
        title: 'First',
        rank: 0,
      },
      {
        publishedAt: new Date('2026-03-02T00:00:00Z'),
        isStory: true,
        company: null,
        tags: null,
        changedAt: new Date('2026-03-02T00:00:00Z'),
        title: 'Second',
        rank: 0,
      },
    ]);
  });

  it('can be sorted by a rank, which each of them has', async () => {
    const rank = sql<number>`(CASE WHEN ${news.type} = ${'press'} THEN ${5} ELSE ${3} END)::integer`;
    const rows = await read(
      connection.database,
      {
        where: sql`${news.isSuccessStory} = ${false}`,
        orderBy: [sql`${rankColumn} DESC`, sql`${news.publishedAt} DESC`],
        limit: 5,
      },
      rank,
    );
    expect(rows.map(({ title, rank: found }) => [title, found])).toEqual([
      ['Third', 5],
      ['First', 3],
    ]);
  });

  it('have no values that differ from call to call in their columns', () => {
    expect(() =>
      pageReader({ from: sql`${news}`, columns: { id: news.id, wrong: sql`${7}` }, carried: {}, computed: {} }),
    ).toThrow('cannot be written once');
  });
});
