/** The parts that the editors' lists of news and of events share: every state, last changed first. */
import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PublicationState } from '@park/contract/publishing';
import type { Language } from '@park/contract/texts';
import type { events } from '../../core/database/schema/events';
import type { Order } from '../../core/listing/order';
import { searchWords } from '../../core/text-search/search-words';
import { textsFor, type TextsByLanguage } from '../../core/languages/texts-by-language';
import { likePattern } from '../../core/text-search/word-match';
import { news } from '../../core/database/schema/news';
import { stateOf, type PublicationFacts } from './publication-state';
import { joinTexts, languagesOf } from './publication-texts';

type Table = typeof news | typeof events;

/** Which records an editor wants to see. */
export interface ManagedFilter {
  state?: PublicationState | undefined;
  text?: string | undefined;
}

/** Orders records by their last change, newest first; `name` tells the pagination ids of the lists apart. */
export const lastChangedFirst = (name: string, table: Table): Order => ({
  name,
  keys: [
    { by: table.updatedAt, direction: 'desc', type: 'instant' },
    { by: table.id, direction: 'desc', type: 'uuid' },
  ],
});

/** Editors search titles, including those of drafts that no reader has seen. */
export const titleContains = (table: SQLWrapper, text: string | undefined): SQL | undefined =>
  and(
    ...searchWords(text).map((word) => {
      const pattern = likePattern(word);
      return or(
        sql`${table}.search_title LIKE ${pattern}`,
        sql`searchable(texts_in_both_languages(${table}.unpublished_texts, 'title')) LIKE ${pattern}`,
      );
    }),
  );

type Titles = TextsByLanguage<{ title: string }>;
const titlesOf = (column: SQLWrapper) => sql<Titles>`${column} #- '{en,content}' #- '{fr,content}'`;

interface CommonRow extends PublicationFacts {
  id: string;
  type: string;
  version: number;
  updatedAt: Date;
  author: string | null;
  texts: Titles;
  unpublishedTexts: Titles;
}

const authorOf = (table: Table) =>
  sql<
    string | null
  >`(SELECT author_name FROM publication_versions WHERE kind = ${table === news ? 'news' : 'event'} AND record_id = ${table}.id AND version = ${table}.version)`;

/** The columns that `commonFacts` needs. */
export const commonColumns = (table: Table) => ({
  id: table.id,
  type: table.type,
  version: table.version,
  updatedAt: table.updatedAt,
  author: authorOf(table),
  publishedAt: table.publishedAt,
  unpublishAt: table.unpublishAt,
  isPublished: table.isPublished,
  archivedAt: table.archivedAt,
  texts: titlesOf(table.texts),
  unpublishedTexts: titlesOf(table.unpublishedTexts),
});

/** The facts of a list entry that news and events have in common. */
export function commonFacts(row: CommonRow, language: Language, now: Date) {
  const all = joinTexts<{ title: string }>({ texts: { ...row.texts }, unpublishedTexts: { ...row.unpublishedTexts } });
  return {
    id: row.id,
    type: row.type,
    state: stateOf(row, now),
    version: row.version,
    title: textsFor(all, language)?.texts.title ?? '',
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    author: row.author ?? '',
    availableLanguages: languagesOf(all),
    publishedLanguages: languagesOf(row.texts),
  };
}

/** The place of a row in the order of `lastChangedFirst`. */
export const positionOf = (row: { updatedAt: Date; id: string }) => [row.updatedAt.toISOString(), row.id];
