import { and, desc, eq, ne, notInArray, type SQL } from 'drizzle-orm';
import type { NewsArticle } from '@park/contract/news';
import type { Language } from '@park/contract/texts';
import { companies } from '../companies/tables';
import type { Database } from '../database/database';
import { notFound } from '../errors/api-error';
import { fileAddress } from '../files/file-store';
import { recordId } from '../listing/record-id';
import { textsFor } from '../listing/texts';
import type { Park } from '../server/park';
import { isNewsReadable, selectNewsItems, toNewsItem, type NewsItemRow } from './news-rows';
import { news } from './tables';

const mostRelated = 3;

/** One article or story with what a reader may go on with; a 404 for what is not there or not published now. */
export async function readNewsArticle({ database, clock }: Pick<Park, 'database' | 'clock'>, id: string, language: Language): Promise<NewsArticle> {
  const now = clock();
  const isThis = and(eq(news.id, recordId(id)), isNewsReadable(now));
  const [item] = await selectNewsItems(database).where(isThis);
  const [whole] = await database
    .select({ texts: news.texts, updatedAt: news.updatedAt, companyName: companies.name, logoId: companies.logoFileId })
    .from(news)
    .leftJoin(companies, and(eq(companies.id, news.linkedCompanyId), eq(companies.isPublished, true), eq(companies.enabled, true)))
    .where(isThis);
  if (!item || !whole) throw notFound();
  const related = await relatedNews(database, item, now);
  return {
    ...toNewsItem(item, language),
    content: textsFor(whole.texts, language)?.texts.content ?? '',
    updatedAt: whole.updatedAt.toISOString(),
    linkedCompany: item.linkedCompanyId && whole.companyName !== null ? { id: item.linkedCompanyId, name: whole.companyName, logo: fileAddress(whole.logoId) } : null,
    related: related.map((row) => toNewsItem(row, language)),
  };
}

/** Of the same company, then of the same type, then any of the same kind; each step reads a few rows from an index. */
async function relatedNews(database: Database, item: NewsItemRow, now: Date): Promise<NewsItemRow[]> {
  const closeness: (SQL | undefined)[] = [item.linkedCompanyId ? eq(news.linkedCompanyId, item.linkedCompanyId) : undefined, eq(news.type, item.type), ne(news.id, item.id)];
  const found: NewsItemRow[] = [];
  for (const isClose of closeness) {
    if (!isClose || found.length === mostRelated) continue;
    const known = [item.id, ...found.map(({ id }) => id)];
    found.push(
      ...(await selectNewsItems(database)
        .where(and(isNewsReadable(now), eq(news.isSuccessStory, item.isSuccessStory), isClose, notInArray(news.id, known)))
        .orderBy(desc(news.publishedAt), desc(news.id))
        .limit(mostRelated - found.length)),
    );
  }
  return found;
}
