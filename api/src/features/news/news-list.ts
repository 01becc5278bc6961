import { and, eq } from 'drizzle-orm';
import type { NewsItem } from '@park/contract/news';
import type { Page } from '@park/contract/page';
import type { Language } from '@park/contract/texts';
import { isOneOf, isOneOfIds } from '../../core/listing/facets';
import type { Order } from '../../core/listing/order';
import type { PageRequest } from '../../core/listing/read-page';
import { TextSearch } from '../../core/text-search/text-search';
import type { AppContext } from '../../core/context/app-context';
import { readSearchedPage } from '../content';
import { isNewsReadable, readNewsItems, readWholeNewsItems, toNewsItem } from './news-rows';
import { news } from '../../core/database/schema/news';

export interface NewsFilter {
  isSuccessStory: boolean;
  /** Event or news types; absent: all. */
  types?: readonly string[] | undefined;
  /** Linked to any of these companies; absent: no restriction. */
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

/**
 * Returns a page of the readable items, newest first. Items that are added meanwhile cause neither duplicates nor gaps.
 */
export async function listNews(
  { database, shared, clock }: Pick<AppContext, 'database' | 'shared' | 'clock'>,
  filter: NewsFilter,
  page: PageRequest,
  language: Language,
): Promise<Page<NewsItem>> {
  const search = new TextSearch(database, filter.text, shared);
  const base = and(isNewsReadable(clock()), eq(news.isSuccessStory, filter.isSuccessStory));
  const choice = and(
    filter.types && isOneOf(news.type, filter.types),
    filter.companyIds && isOneOfIds(news.linkedCompanyId, filter.companyIds),
    filter.linkedCompanyId === undefined ? undefined : isOneOfIds(news.linkedCompanyId, [filter.linkedCompanyId]),
  );
  return readSearchedPage(database, page, {
    table: news,
    search,
    language,
    order: newestFirst,
    base,
    choice,
    readers: { items: readNewsItems, whole: readWholeNewsItems },
    positionOf: (row) => [row.publishedAt.toISOString(), row.id],
    toItem: toNewsItem,
  });
}
