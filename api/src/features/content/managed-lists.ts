/** Lists of those who write: everything there is, whatever its state, last changed first. */
import { and, eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { ManagedEventItem } from '@park/contract/event-editing';
import type { ManagedNewsItem } from '@park/contract/news-editing';
import type { Page } from '@park/contract/page';
import type { PublicationState } from '@park/contract/publishing';
import type { Language } from '@park/contract/texts';
import { events } from '../../core/database/schema/events';
import type { Order } from '../../core/listing/order';
import { readPage, type PageRequest } from '../../core/listing/read-page';
import { searchWords } from '../../core/text-search/search-words';
import { textsFor, type TextsByLanguage } from '../../core/languages/texts-by-language';
import { likePattern } from '../../core/text-search/word-match';
import { news } from '../../core/database/schema/news';
import type { Park } from '../../core/context/app-context';
import { writeEventTimes } from '../events/edited-times';
import { isInState, stateOf, type PublicationFacts } from './publication-state';
import { joinTexts, languagesOf } from './publication-texts';

type Surroundings = Pick<Park, 'database' | 'clock' | 'configuration'>;
type Table = typeof news | typeof events;

export interface ManagedWish {
  state?: PublicationState | undefined;
  text?: string | undefined;
}

const lastChangedFirst = (name: string, table: Table): Order => ({
  name,
  keys: [
    { by: table.updatedAt, direction: 'desc', type: 'instant' },
    { by: table.id, direction: 'desc', type: 'uuid' },
  ],
});

/** Editors look for titles, also for those that no reader has seen yet. */
const holdsInTitle = (table: SQLWrapper, text: string | undefined): SQL | undefined =>
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
  texts: Titles;
  unpublishedTexts: Titles;
}

const commonColumns = (table: Table) => ({
  id: table.id,
  type: table.type,
  version: table.version,
  updatedAt: table.updatedAt,
  publishedAt: table.publishedAt,
  isPublished: table.isPublished,
  archivedAt: table.archivedAt,
  texts: titlesOf(table.texts),
  unpublishedTexts: titlesOf(table.unpublishedTexts),
});

function commonFacts(row: CommonRow, language: Language, now: Date) {
  const all = joinTexts<{ title: string }>({ texts: { ...row.texts }, unpublishedTexts: { ...row.unpublishedTexts } });
  return {
    id: row.id,
    type: row.type,
    state: stateOf(row, now),
    version: row.version,
    title: textsFor(all, language)?.texts.title ?? '',
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    availableLanguages: languagesOf(all),
    publishedLanguages: languagesOf(row.texts),
  };
}

const positionOf = (row: { updatedAt: Date; id: string }) => [row.updatedAt.toISOString(), row.id];

export async function listManagedNews(
  { database, clock }: Surroundings,
  wish: ManagedWish & { isSuccessStory?: boolean | undefined },
  page: PageRequest,
  language: Language,
): Promise<Page<ManagedNewsItem>> {
  const now = clock();
  const condition = and(
    wish.state && isInState(news, wish.state, now),
    wish.isSuccessStory === undefined ? undefined : eq(news.isSuccessStory, wish.isSuccessStory),
    holdsInTitle(news, wish.text),
  );
  const { rows, paginationId } = await readPage(page, {
    order: () => lastChangedFirst('managed-news', news),
    read: ({ after, orderBy, limit }) =>
      database
        .select({ ...commonColumns(news), successStory: news.isSuccessStory })
        .from(news)
        .where(and(condition, after))
        .orderBy(...orderBy)
        .limit(limit),
    positionOf,
  });
  return {
    items: rows.map((row) => ({ ...commonFacts(row, language, now), successStory: row.successStory })),
    paginationId,
  };
}

export async function listManagedEvents(
  { database, clock, configuration }: Surroundings,
  wish: ManagedWish,
  page: PageRequest,
  language: Language,
): Promise<Page<ManagedEventItem>> {
  const now = clock();
  const condition = and(wish.state && isInState(events, wish.state, now), holdsInTitle(events, wish.text));
  const columns = {
    startsAt: events.startsAt,
    endsAt: events.endsAt,
    isAllDay: events.isAllDay,
    membersOnly: events.isMembersOnly,
    isKnova: events.isKnova,
    status: events.status,
  };
  const { rows, paginationId } = await readPage(page, {
    order: () => lastChangedFirst('managed-events', events),
    read: ({ after, orderBy, limit }) =>
      database
        .select({ ...commonColumns(events), ...columns })
        .from(events)
        .where(and(condition, after))
        .orderBy(...orderBy)
        .limit(limit),
    positionOf,
  });
  return {
    items: rows.map((row) => ({
      ...commonFacts(row, language, now),
      ...writeEventTimes(row, configuration.parkTimeZone),
      isAllDay: row.isAllDay,
      membersOnly: row.membersOnly,
      isKnova: row.isKnova,
      status: row.status,
    })),
    paginationId,
  };
}
