/** Editing of articles and success stories. */
import { eq } from 'drizzle-orm';
import type { ManagedNews, NewsBody } from '@park/contract/news-editing';
import { notFound } from '../../core/errors/api-error';
import { files } from '../../core/database/schema/files';
import { recordId } from '../../core/ids/record-id';
import { imageColumns, toImage } from '../../core/listing/stored-image';
import { news } from '../../core/database/schema/news';
import {
  type EditingContext,
  cleanTexts,
  editedTexts,
  editingOf,
  joinTexts,
  languagesOf,
  splitTexts,
  stateOf,
} from '../content';

type Row = typeof news.$inferSelect;

/** Returns the article as a body of the contract. */
export const newsBodyOf = (row: Row): NewsBody & { publishedLanguages: ManagedNews['publishedLanguages'] } => ({
  type: row.type,
  successStory: row.isSuccessStory,
  texts: editedTexts(joinTexts(row)),
  publishedLanguages: languagesOf(row.texts),
  imageId: row.imageId,
  imageFocus: row.imageFocus,
  linkedCompanyId: row.linkedCompanyId,
  publishedAt: row.publishedAt.toISOString(),
  unpublishAt: row.unpublishAt?.toISOString() ?? null,
  isPublished: row.isPublished,
});

function columnsOf(body: NewsBody) {
  const texts = cleanTexts(body.texts);
  return {
    type: body.type,
    isSuccessStory: body.successStory,
    ...splitTexts(texts, body.publishedLanguages ?? languagesOf(texts)),
    imageId: body.imageId,
    imageFocus: body.imageFocus ?? null,
    linkedCompanyId: body.linkedCompanyId,
    publishedAt: new Date(body.publishedAt),
    unpublishAt: body.unpublishAt ? new Date(body.unpublishAt) : null,
    isPublished: body.isPublished,
  };
}

/**
 * Returns the record as editors see it, in any state.
 * @throws ApiError 404 if there is none
 */
export async function readManagedNews({ database, clock }: EditingContext, id: string): Promise<ManagedNews> {
  const [found] = await database
    .select({ row: news, ...imageColumns })
    .from(news)
    .leftJoin(files, eq(files.id, news.imageId))
    .where(eq(news.id, recordId(id)));
  if (!found) throw notFound();
  const { row } = found;
  return {
    ...newsBodyOf(row),
    id: row.id,
    state: stateOf(row, clock()),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
    image: toImage({ ...found, imageFocus: row.imageFocus }, ''),
  };
}

export const newsEditing = editingOf({
  kind: 'news',
  catalog: 'news-types',
  lock: (transaction, id) => transaction.select().from(news).where(eq(news.id, id)).for('update'),
  insert: (transaction, columns: typeof news.$inferInsert) => transaction.insert(news).values(columns).returning(),
  update: (transaction, id, changes: Partial<typeof news.$inferInsert>) =>
    transaction.update(news).set(changes).where(eq(news.id, id)).returning(),
  read: readManagedNews,
  bodyOf: async (_context, row: Row): Promise<NewsBody> => newsBodyOf(row),
  columnsOf: (_context, body) => columnsOf(body),
});
