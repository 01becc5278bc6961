import { inArray } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { news, type NewsTexts } from '../../core/database/schema/news';
import { upsert } from '../shared/bulk';
import { inParts, recordImport, typeFinder, type ImportTally, type ImportWish } from './import-records';
import type { ReadArticle, ReadFeed } from './read-news';

/**
 * What an article is known by. Some feeds number their articles, which only their own address makes different from those of
 * another feed; what is an address itself (`https:`, `tag:`, `urn:`) is one of a kind.
 */
function keyOf({ guid }: ReadArticle, feedAddress: string): string {
  if (feedAddress === '' || URL.canParse(guid)) return `feed:${guid}`;
  const { host, pathname } = new URL(feedAddress);
  return `feed:${host}${pathname.replace(/\/$/, '')} ${guid}`;
}

/** Brings the articles into the database; the same file again changes nothing. What editors wrote in the other language stays. */
export async function storeNews(
  transaction: Database,
  { articles: list, address }: Pick<ReadFeed, 'articles' | 'address'>,
  wish: ImportWish,
  { file, now }: { file: string; now: Date },
): Promise<ImportTally> {
  const typeOf = await typeFinder(transaction, 'news-types', wish.type);
  const keys = list.map((article) => keyOf(article, address));
  const before = await inParts(keys, (part) =>
    transaction
      .select({ key: news.sourceKey, texts: news.texts })
      .from(news)
      .where(inArray(news.sourceKey, [...part])),
  );
  const stored = new Map(before.map(({ key, texts }) => [key ?? '', texts]));
  const rows = (articles: readonly ReadArticle[]) =>
    articles.map((article) => {
      const { title, summary, content } = article;
      const sourceKey = keyOf(article, address);
      const known = stored.get(sourceKey);
      const alt = known?.[wish.language]?.imageAlt;
      const written: NewsTexts = { title, summary, content, ...(alt !== undefined && { imageAlt: alt }) };
      return {
        sourceKey,
        type: typeOf(article.categories),
        texts: { ...known, [wish.language]: written },
        isPublished: !wish.isDraft,
        publishedAt: article.publishedAt ?? now,
      };
    });
  // Whether it is shown and what it is, editors may have decided since; of what has no date the first import is the date.
  const dated = await upsert(transaction, news, rows(list.filter(({ publishedAt }) => publishedAt !== null)), {
    firstTimeOnly: ['isPublished', 'type'],
  });
  const undated = await upsert(transaction, news, rows(list.filter(({ publishedAt }) => publishedAt === null)), {
    firstTimeOnly: ['isPublished', 'type', 'publishedAt'],
  });
  const tally = {
    created: dated.created + undated.created,
    updated: dated.updated + undated.updated,
    unchanged: dated.unchanged + undated.unchanged,
    cancelled: 0,
  };
  await recordImport(transaction, 'news', file, tally, now);
  return tally;
}
