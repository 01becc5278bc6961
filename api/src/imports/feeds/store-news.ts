import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { news } from '../../core/database/schema/news';
import { keepVersion } from '../../features/content';
import { newsBodyOf } from '../../features/news';
import type { ImportProblem } from './import-problem';
import {
  inParts,
  recordImport,
  typeFinder,
  type ImportActor,
  type ImportedRecord,
  type ImportTally,
  type ImportSettings,
  type Stored,
} from './import-records';
import { editedRecords, readImportedStates, writeImportedStates, type ImportedState } from './imported-states';
import { ownArticleGuids } from './own-records';
import type { ReadArticle, ReadFeed } from './read-news';
import { changedTexts, keptMessage, mergeWithFile, textFieldsOf } from './text-fields';
import type { Fields } from './three-way';

type Row = typeof news.$inferSelect;

/**
 * What an article is known by. Some feeds number their articles, which only their own address makes different from those of
 * another feed; what is an address itself (`https:`, `tag:`, `urn:`) is one of a kind.
 */
function keyOf({ guid }: ReadArticle, feedAddress: string): string {
  if (feedAddress === '' || URL.canParse(guid)) return `feed:${guid}`;
  const { host, pathname } = new URL(feedAddress);
  return `feed:${host}${pathname.replace(/\/$/, '')} ${guid}`;
}

/** An article without a date keeps the date of its first import. */
const fieldsOf = ({ publishedAt }: ReadArticle): Fields =>
  publishedAt ? { publishedAt: publishedAt.toISOString() } : {};
const fieldsOfRow = ({ publishedAt }: Row): Fields => ({ publishedAt: publishedAt.toISOString() });

const stateOfRow = (row: Row): ImportedState => ({
  sequence: 0,
  common: fieldsOfRow(row),
  texts: {
    ...(row.texts.en && { en: textFieldsOf(row.texts.en) }),
    ...(row.texts.fr && { fr: textFieldsOf(row.texts.fr) }),
  },
});

const stateOfFile = (
  article: ReadArticle,
  { language }: ImportSettings,
  before: ImportedState | null,
): ImportedState => ({
  sequence: 0,
  common: { ...before?.common, ...fieldsOf(article) },
  texts: { ...before?.texts, [language]: textFieldsOf(article) },
});

/** Writes changed columns as a new version; the state before is kept as a version of its own. */
async function changeArticle(transaction: Database, row: Row, changes: Partial<typeof news.$inferInsert>, now: Date) {
  await keepVersion(transaction, {
    kind: 'news',
    id: row.id,
    version: row.version,
    savedAt: row.updatedAt,
    author: null,
    body: newsBodyOf(row),
  });
  await transaction
    .update(news)
    .set({ ...changes, updatedAt: now, version: row.version + 1 })
    .where(eq(news.id, row.id));
}

/** Stores articles. Importing the same file again changes nothing; editors' changes are kept. */
export async function storeNews(
  transaction: Database,
  { articles: list, address }: Pick<ReadFeed, 'articles' | 'address'>,
  settings: ImportSettings,
  { file, now, actor }: { file: string; now: Date; actor?: ImportActor | null },
): Promise<Stored> {
  const { typeOf, noteOnUnknown, unknownIn } = await typeFinder(transaction, 'news-types', settings);
  const own = await ownArticleGuids(transaction, list);
  const notes: ImportProblem[] = list
    .filter(({ guid }) => own.has(guid))
    .map(({ line, title }) => ({
      line,
      message: `"${title.slice(0, 80)}": left alone, it comes from this portal`,
      isNote: true,
    }));
  const foreign = list
    .filter(({ guid }) => !own.has(guid))
    .map((article) => ({ article, key: keyOf(article, address) }));
  const found = await inParts(
    foreign.map(({ key }) => key),
    (part) =>
      transaction
        .select()
        .from(news)
        .where(inArray(news.sourceKey, [...part]))
        .for('update'),
  );
  const rows = new Map(found.map((row) => [row.sourceKey ?? '', row]));
  const ids = found.map(({ id }) => id);
  const states = await readImportedStates(transaction, 'news', ids);
  const edited = await editedRecords(transaction, 'news', ids);
  const written = new Map<string, ImportedState>();
  const records: ImportedRecord[] = [];
  let updated = 0;
  let kept = 0;
  for (const { article, key } of foreign) {
    const row = rows.get(key);
    if (!row) continue;
    const state = states.get(row.id) ?? null;
    const before = state ?? (edited.has(row.id) ? null : stateOfRow(row));
    const given = { common: fieldsOf(article), texts: article, language: settings.language };
    const { changes, kept: left } = mergeWithFile(given, row, fieldsOfRow(row), before);
    if (left.length > 0) {
      kept += 1;
      notes.push({ line: article.line, message: keptMessage(article.title, left), isNote: true });
    }
    if (Object.keys(changes).length > 0) {
      updated += 1;
      records.push({ line: article.line, key, title: article.title, outcome: 'update' });
      const columns = {
        ...changedTexts(row, settings.language, changes),
        ...(changes.publishedAt && { publishedAt: new Date(changes.publishedAt) }),
      };
      await changeArticle(transaction, row, columns, now);
    }
    written.set(row.id, stateOfFile(article, settings, state));
  }
  const fresh = new Map(foreign.filter(({ key }) => !rows.has(key)).map(({ article, key }) => [key, article]));
  for (const [key, { line, title }] of fresh) records.push({ line, key, title, outcome: 'create' });
  notes.push(...noteOnUnknown([...fresh.values()]));
  const inserted = await inParts([...fresh], (part) =>
    transaction
      .insert(news)
      .values(
        part.map(([sourceKey, { title, summary, content, categories, publishedAt }]) => ({
          sourceKey,
          type: typeOf(categories),
          texts: { [settings.language]: { title, summary, content } },
          isPublished: !settings.isDraft,
          publishedAt: publishedAt ?? now,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .returning({ id: news.id, key: news.sourceKey }),
  );
  for (const { id, key } of inserted) {
    const article = fresh.get(key ?? '');
    if (article) written.set(id, stateOfFile(article, settings, null));
  }
  const changed = new Map([...written].filter(([id, state]) => !isDeepStrictEqual(state, states.get(id))));
  await writeImportedStates(transaction, 'news', changed, now);
  const tally: ImportTally = {
    created: fresh.size,
    updated,
    unchanged: list.length - fresh.size - updated,
    cancelled: 0,
    ...(kept > 0 && { kept }),
  };
  await recordImport(transaction, 'news', file, tally, now, actor);
  return { tally, notes, records, unknownCategories: unknownIn([...fresh.values()]) };
}
