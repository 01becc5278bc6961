import { and, desc, eq, ne, notInArray, type SQL } from 'drizzle-orm';
import type { NewsArticle } from '@park/contract/news';
import type { Language } from '@park/contract/texts';
import { companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { notFound } from '../../core/errors/api-error';
import { fileAddress } from '../../core/files/file-store';
import { recordId } from '../../core/ids/record-id';
import { textsFor } from '../../core/languages/texts-by-language';
import type { AppContext } from '../../core/context/app-context';
import { newsStructuredData } from './news-structured-data';
import { isNewsReadable, selectNewsItems, toNewsItem, type NewsItemRow } from './news-rows';
import { news } from '../../core/database/schema/news';

const maxRelated = 3;

/**
 * Returns an article or story with related ones. A preview shows it in any state and with all languages.
 * @throws ApiError 404 if it does not exist or is not published
 */
export async function readNewsArticle(
  { database, clock, configuration }: Pick<AppContext, 'database' | 'clock' | 'configuration'>,
  id: string,
  language: Language,
  { isPreview = false } = {},
): Promise<NewsArticle> {
  const now = clock();
  const isThis = and(eq(news.id, recordId(id)), isPreview ? undefined : isNewsReadable(now));
  const [found] = await selectNewsItems(database).where(isThis);
  const [whole] = await database
    .select({
      published: news.texts,
      unpublished: news.unpublishedTexts,
      updatedAt: news.updatedAt,
      companyName: companies.name,
      logoId: companies.logoFileId,
    })
    .from(news)
    .leftJoin(
      companies,
      and(eq(companies.id, news.linkedCompanyId), eq(companies.isPublished, true), eq(companies.enabled, true)),
    )
    .where(isThis);
  if (!found || !whole) throw notFound();
  const texts = isPreview ? { ...whole.unpublished, ...whole.published } : whole.published;
  const item = { ...found, texts };
  const related = await relatedNews(database, item, now);
  const article = {
    ...toNewsItem(item, language),
    content: textsFor(texts, language)?.texts.content ?? '',
    updatedAt: whole.updatedAt.toISOString(),
    linkedCompany:
      item.linkedCompanyId && whole.companyName !== null
        ? { id: item.linkedCompanyId, name: whole.companyName, logo: fileAddress(whole.logoId) }
        : null,
    related: related.map((row) => toNewsItem(row, language)),
  };
  return { ...article, structuredData: newsStructuredData(article, configuration) };
}

/** Related items: of the same company, then of the same type, then any; each step reads a few rows from an index. */
async function relatedNews(database: Database, item: NewsItemRow, now: Date): Promise<NewsItemRow[]> {
  const closeness: (SQL | undefined)[] = [
    item.linkedCompanyId ? eq(news.linkedCompanyId, item.linkedCompanyId) : undefined,
    eq(news.type, item.type),
    ne(news.id, item.id),
  ];
  const found: NewsItemRow[] = [];
  for (const isClose of closeness) {
    if (!isClose || found.length === maxRelated) continue;
    const known = [item.id, ...found.map(({ id }) => id)];
    found.push(
      ...(await selectNewsItems(database)
        .where(
          and(isNewsReadable(now), eq(news.isSuccessStory, item.isSuccessStory), isClose, notInArray(news.id, known)),
        )
        .orderBy(desc(news.publishedAt), desc(news.id))
        .limit(maxRelated - found.length)),
    );
  }
  return found;
}
