import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { news, type NewsTexts } from '../news/tables';
import { upsert } from '../park-import/bulk';
import { recordImport, typeFinder, type ImportTally, type ImportWish } from './import-records';
import type { ReadArticle } from './read-news';

const keyOf = ({ guid }: ReadArticle) => `feed:${guid}`;

/** Brings the articles into the database; the same file again changes nothing. What editors wrote in the other language stays. */
export async function storeNews(transaction: Database, list: readonly ReadArticle[], wish: ImportWish, { file, now }: { file: string; now: Date }): Promise<ImportTally> {
  const typeOf = await typeFinder(transaction, 'news-types', wish.type);
  const keys = list.map(keyOf);
  const stored = new Map(
    (keys.length > 0 ? await transaction.select({ key: news.sourceKey, texts: news.texts }).from(news).where(inArray(news.sourceKey, keys)) : []).map(({ key, texts }) => [key ?? '', texts]),
  );
  const rows = (articles: readonly ReadArticle[]) =>
    articles.map((article) => {
      const { title, summary, content } = article;
      const before = stored.get(keyOf(article));
      const alt = before?.[wish.language]?.imageAlt;
      const written: NewsTexts = { title, summary, content, ...(alt !== undefined && { imageAlt: alt }) };
      return {
        sourceKey: keyOf(article),
        type: typeOf(article.categories),
        texts: { ...before, [wish.language]: written },
        isPublished: !wish.isDraft,
        publishedAt: article.publishedAt ?? now,
      };
    });
  // Whether it is shown and what it is, editors may have decided since; of what has no date the first import is the date.
  const dated = await upsert(transaction, news, rows(list.filter(({ publishedAt }) => publishedAt !== null)), { firstTimeOnly: ['isPublished', 'type'] });
  const undated = await upsert(transaction, news, rows(list.filter(({ publishedAt }) => publishedAt === null)), { firstTimeOnly: ['isPublished', 'type', 'publishedAt'] });
  const tally = { created: dated.created + undated.created, updated: dated.updated + undated.updated, unchanged: dated.unchanged + undated.unchanged, cancelled: 0 };
  await recordImport(transaction, 'news', file, tally, now);
  return tally;
}
