import { and, eq } from 'drizzle-orm';
import type { ManagedNewsItem } from '@park/contract/news-editing';
import type { Page } from '@park/contract/page';
import type { Language } from '@park/contract/texts';
import type { AppContext } from '../../core/context/app-context';
import { news } from '../../core/database/schema/news';
import { readPage, type PageRequest } from '../../core/listing/read-page';
import {
  commonColumns,
  commonFacts,
  isInState,
  lastChangedFirst,
  type ManagedFilter,
  positionOf,
  titleContains,
} from '../content';

/** Returns a page of all news for editors. */
export async function listManagedNews(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  filter: ManagedFilter & { isSuccessStory?: boolean | undefined },
  page: PageRequest,
  language: Language,
): Promise<Page<ManagedNewsItem>> {
  const now = clock();
  const condition = and(
    filter.state && isInState(news, filter.state, now),
    filter.isSuccessStory === undefined ? undefined : eq(news.isSuccessStory, filter.isSuccessStory),
    titleContains(news, filter.text),
  );
  const { rows, paginationId } = await readPage(page, {
    order: () => lastChangedFirst('managed-news', news),
    read: ({ after, orderBy, limit }) =>
      database
        .select({ ...commonColumns(news), successStory: news.isSuccessStory })
        .from(news)
        .where(and(condition, after))
        .orderBy(...orderBy)
        .limit(limit),
    positionOf,
  });
  return {
    items: rows.map((row) => ({ ...commonFacts(row, language, now), successStory: row.successStory })),
    paginationId,
  };
}
