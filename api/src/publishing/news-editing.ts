/** Writing articles and success stories. Every change is one transaction: record, version and audit trail. */
import { eq } from 'drizzle-orm';
import type { ManagedNews, NewsBody } from '@park/contract/news-editing';
import type { Person } from '../access/person';
import { recordAudit } from '../audit/trail';
import type { Database } from '../database/database';
import { notFound } from '../errors/api-error';
import { files } from '../files/tables';
import { recordId } from '../listing/record-id';
import { imageColumns, storedImage } from '../listing/stored-image';
import { news } from '../news/tables';
import type { Park } from '../server/park';
import { publicationFaults, refuseFaults } from './check-publication';
import { stateOf } from './publication-state';
import { cleanTexts, editedTexts, joinTexts, languagesOf, splitTexts } from './publication-texts';
import { keepVersion, readVersion, refuseOldVersion } from './versions';

type Surroundings = Pick<Park, 'database' | 'clock'>;
type Row = typeof news.$inferSelect;

const bodyOf = (row: Row): NewsBody & { publishedLanguages: ManagedNews['publishedLanguages'] } => ({
  type: row.type,
  successStory: row.isSuccessStory,
  texts: editedTexts(joinTexts(row)),
  publishedLanguages: languagesOf(row.texts),
  imageId: row.imageId,
  linkedCompanyId: row.linkedCompanyId,
  publishedAt: row.publishedAt.toISOString(),
  isPublished: row.isPublished,
});

function columnsOf(body: NewsBody) {
  const texts = cleanTexts(body.texts);
  return {
    type: body.type,
    isSuccessStory: body.successStory,
    ...splitTexts(texts, body.publishedLanguages ?? languagesOf(texts)),
    imageId: body.imageId,
    linkedCompanyId: body.linkedCompanyId,
    publishedAt: new Date(body.publishedAt),
    isPublished: body.isPublished,
  };
}

/** The record as its editors see it, whatever its state; a 404 when there is none. */
export async function readManagedNews({ database, clock }: Surroundings, id: string): Promise<ManagedNews> {
  const [found] = await database
    .select({ row: news, ...imageColumns })
    .from(news)
    .leftJoin(files, eq(files.id, news.imageId))
    .where(eq(news.id, recordId(id)));
  if (!found) throw notFound();
  const { row } = found;
  return {
    ...bodyOf(row),
    id: row.id,
    state: stateOf(row, clock()),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
    image: storedImage(found, ''),
  };
}

export async function createNews({ database, clock }: Surroundings, person: Person, body: NewsBody): Promise<ManagedNews> {
  return database.transaction(async (transaction) => {
    refuseFaults(await publicationFaults(transaction, body, 'news-types'));
    const now = clock();
    const [row] = await transaction.insert(news).values({ ...columnsOf(body), createdAt: now, updatedAt: now }).returning();
    if (!row) throw new Error('an article got no row');
    await record(transaction, person, 'created', null, row, now);
    return readManagedNews({ database: transaction, clock }, row.id);
  });
}

export const changeNews = (park: Surroundings, person: Person, id: string, { version, ...body }: NewsBody & { version: number }): Promise<ManagedNews> =>
  changeRow(park, person, id, 'changed', async (transaction, row) => {
    refuseOldVersion(version, row, row.version === version ? null : await readManagedNews({ database: transaction, clock: park.clock }, row.id));
    refuseFaults(await publicationFaults(transaction, body, 'news-types'));
    return columnsOf(body);
  });

export async function archiveNews(park: Surroundings, person: Person, id: string): Promise<void> {
  await changeRow(park, person, id, 'archived', async (_transaction, row) => (row.archivedAt ? null : { archivedAt: park.clock() }));
}

export const unarchiveNews = (park: Surroundings, person: Person, id: string): Promise<ManagedNews> =>
  changeRow(park, person, id, 'unarchived', async (_transaction, row) => (row.archivedAt ? { archivedAt: null } : null));

/** An image or company that is gone meanwhile is left out; everything else is as it was. */
export async function restoreNews(park: Surroundings, person: Person, id: string, earlier: number, version: number): Promise<ManagedNews> {
  const { body } = await readVersion<NewsBody>(park.database, 'news', recordId(id), earlier);
  const faults = await publicationFaults(park.database, body, 'news-types');
  return changeNews(park, person, id, {
    ...body,
    ...(faults.imageId && { imageId: null }),
    ...(faults.linkedCompanyId && { linkedCompanyId: null }),
    version,
  });
}

/** Changes a record that nobody else changes meanwhile; `null` for what is as wished already. */
async function changeRow(
  { database, clock }: Surroundings,
  person: Person,
  id: string,
  action: string,
  change: (transaction: Database, row: Row) => Promise<Partial<typeof news.$inferInsert> | null>,
): Promise<ManagedNews> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(news).where(eq(news.id, recordId(id))).for('update');
    if (!before) throw notFound();
    const changes = await change(transaction, before);
    if (changes) {
      const now = clock();
      const [after] = await transaction.update(news).set({ ...changes, version: before.version + 1, updatedAt: now }).where(eq(news.id, before.id)).returning();
      if (!after) throw notFound();
      // What came from an import has no version yet.
      await keepVersion(transaction, { kind: 'news', id: before.id, version: before.version, savedAt: before.updatedAt, author: null, body: bodyOf(before) });
      await record(transaction, person, action, before, after, now);
    }
    return readManagedNews({ database: transaction, clock }, before.id);
  });
}

async function record(transaction: Database, person: Person, action: string, before: Row | null, after: Row, now: Date): Promise<void> {
  await keepVersion(transaction, { kind: 'news', id: after.id, version: after.version, savedAt: now, author: person, body: bodyOf(after) });
  const facts = (row: Row) => ({ ...bodyOf(row), version: row.version, archivedAt: row.archivedAt });
  await recordAudit(transaction, { at: now, actor: person, action, subjectKind: 'news', subjectId: after.id, ...(before && { before: facts(before) }), after: facts(after) });
}
