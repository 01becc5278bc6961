/** Rows of news, and what is made of them for a reader. */
import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { NewsItem } from '@park/contract/news';
import type { Language } from '@park/contract/texts';
import { files } from '../files/tables';
import type { Database } from '../database/database';
import { imageColumns, storedImage } from '../listing/stored-image';
import { textsFor } from '../listing/texts';
import { news, type NewsTexts } from './tables';

/** What a reader may see at a moment. */
export const isNewsReadable = (now: Date): SQL | undefined => and(eq(news.isPublished, true), isNull(news.archivedAt), lte(news.publishedAt, now));

/** Lists leave the articles' contents in the database. */
const textsWithoutContent = sql<{ [L in Language]?: Omit<NewsTexts, 'content'> }>`${news.texts} #- '{en,content}' #- '{fr,content}'`;

export const selectNewsItems = (database: Database) =>
  database
    .select({
      id: news.id,
      type: news.type,
      isSuccessStory: news.isSuccessStory,
      texts: textsWithoutContent,
      linkedCompanyId: news.linkedCompanyId,
      isPublished: news.isPublished,
      publishedAt: news.publishedAt,
      ...imageColumns,
    })
    .from(news)
    .leftJoin(files, eq(files.id, news.imageId))
    .$dynamic();

export type NewsItemRow = Awaited<ReturnType<typeof selectNewsItems>>[number];

export function toNewsItem(row: NewsItemRow, wanted: Language): NewsItem {
  const read = textsFor(row.texts, wanted);
  return {
    id: row.id,
    type: row.type,
    title: read?.texts.title ?? '',
    summary: read?.texts.summary ?? '',
    image: storedImage(row, read?.texts.imageAlt),
    publishedAt: row.publishedAt.toISOString(),
    isPublished: row.isPublished,
    successStory: row.isSuccessStory,
    linkedCompanyId: row.linkedCompanyId,
    language: read?.language ?? wanted,
    availableLanguages: read?.availableLanguages ?? [],
  };
}
