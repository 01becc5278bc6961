import { and, eq, sql } from 'drizzle-orm';
import type { NewsItem } from '@park/contract/news';
import type { Page } from '@park/contract/page';
import type { Language } from '@park/contract/texts';
import { isOneOf, isOneOfIds } from '../listing/facets';
import type { Order } from '../listing/order';
import { readPage, type PageRequest } from '../listing/read-page';
import { searchWords } from '../listing/search-words';
import { holdsWords } from '../listing/word-match';
import type { Park } from '../server/park';
import { isNewsReadable, newsSearchText, selectNewsItems, toNewsItem } from './news-rows';
import { news } from './tables';

export interface NewsWish {
  isSuccessStory: boolean;
  /** Any of these types; absent: all. */
  types?: readonly string[] | undefined;
  /** Linked to any of these companies; absent: whatever it is linked to. */
  companyIds?: readonly string[] | undefined;
  linkedCompanyId?: string | undefined;
  text?: string | undefined;
}

const newestFirst: Order = {
  name: 'news',
  keys: [
    { by: news.publishedAt, direction: 'desc', type: 'instant' },
    { by: news.id, direction: 'desc', type: 'uuid' },
  ],
};

/** One page of what a reader may see now, newest first. Items that appear meanwhile neither repeat nor drop others. */
export async function listNews({ database, clock }: Pick<Park, 'database' | 'clock'>, wish: NewsWish, page: PageRequest, language: Language): Promise<Page<NewsItem>> {
  const words = searchWords(wish.text);
  const base = and(isNewsReadable(clock()), eq(news.isSuccessStory, wish.isSuccessStory));
  const choice = and(
    wish.types && isOneOf(news.type, wish.types),
    wish.companyIds && isOneOfIds(news.linkedCompanyId, wish.companyIds),
    wish.linkedCompanyId === undefined ? undefined : isOneOfIds(news.linkedCompanyId, [wish.linkedCompanyId]),
  );
  const { rows, paginationId, isCapped } = await readPage(page, {
    order: () => newestFirst,
    read: ({ after, orderBy, limit, mode }) =>
      selectNewsItems(database)
        .where(and(base, choice, holdsWords(newsSearchText, words, mode), after))
        .orderBy(...orderBy)
        .limit(limit),
    positionOf: (row) => [row.publishedAt.toISOString(), row.id],
    anyExactMatch: words.length === 0 ? undefined : async () => (await database.select({ found: sql`1` }).from(news).where(and(base, holdsWords(newsSearchText, words, 'exact'))).limit(1)).length > 0,
  });
  return { items: rows.map((row) => toNewsItem(row, language)), paginationId, isCapped };
}
