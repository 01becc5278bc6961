/** Rows of news and their conversion for readers. */
import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { NewsItem } from '@park/contract/news';
import type { Language } from '@park/contract/texts';
import { files } from '../../core/database/schema/files';
import type { Database } from '../../core/database/database';
import { pageReader } from '../../core/listing/page-rows';
import { imageColumns, nullableImageColumns, toImage } from '../../core/listing/stored-image';
import { isPublic } from '../content';
import { textsFor } from '../../core/languages/texts-by-language';
import { news, type NewsTexts } from '../../core/database/schema/news';

/** Condition for items that readers may see at a time. */
export const isNewsReadable = (now: Date): SQL | undefined => isPublic(news, now);

/** Lists do not read the articles' contents. */
const withoutContent = (texts: SQLWrapper) =>
  sql<{ [L in Language]?: Omit<NewsTexts, 'content'> }>`${texts} #- '{en,content}' #- '{fr,content}'`;

const itemFacts = {
  id: news.id,
  type: news.type,
  isSuccessStory: news.isSuccessStory,
  linkedCompanyId: news.linkedCompanyId,
  isPublished: news.isPublished,
  publishedAt: news.publishedAt,
  imageFocus: news.imageFocus,
};

/** A query without a condition: the caller adds which news readers see. The content is left out. */
export const selectNewsItems = (database: Database) =>
  database
    .select({ ...itemFacts, texts: withoutContent(news.texts), ...imageColumns })
    .from(news)
    .leftJoin(files, eq(files.id, news.imageId))
    .$dynamic();

const page = {
  from: sql`${news} LEFT JOIN ${files} ON ${files.id} = ${news.imageId}`,
  columns: { ...itemFacts, ...nullableImageColumns },
  carried: { whole: news.texts },
};

export const readNewsItems = pageReader({ ...page, computed: { texts: withoutContent(sql`found.whole`) } });

/** Includes the contents, for excerpts. */
export const readWholeNewsItems = pageReader({
  ...page,
  computed: { texts: sql<{ [L in Language]?: NewsTexts }>`found.whole` },
});

export type NewsItemRow = Awaited<ReturnType<typeof selectNewsItems>>[number];

/** The text in the wanted language or, if it has none, in the other one; `language` says which. */
export function toNewsItem(row: NewsItemRow, wanted: Language): NewsItem {
  const read = textsFor(row.texts, wanted);
  return {
    id: row.id,
    type: row.type,
    title: read?.texts.title ?? '',
    summary: read?.texts.summary ?? '',
    image: toImage(row, read?.texts.imageAlt),
    publishedAt: row.publishedAt.toISOString(),
    isPublished: row.isPublished,
    successStory: row.isSuccessStory,
    linkedCompanyId: row.linkedCompanyId,
    language: read?.language ?? wanted,
    availableLanguages: read?.availableLanguages ?? [],
  };
}
