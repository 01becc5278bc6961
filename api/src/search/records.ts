/** Searching each kind of record: what matches, best first, and what a result shows of it. */
import { and, desc, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { SearchKind } from '@park/contract/search';
import type { Language } from '@park/contract/texts';
import { companies } from '../companies/tables';
import type { Database } from '../database/database';
import { companySearch, isCompanyListed } from '../directory/company-rows';
import { isEventReadable, type EventViewer } from '../events/event-viewer';
import { events } from '../events/tables';
import { isJobOpen } from '../jobs/job-rows';
import { jobs } from '../jobs/tables';
import { textsFor, type TextsByLanguage } from '../listing/texts';
import { holdsWords, rankOfWords, type MatchMode } from '../listing/word-match';
import { isNewsReadable } from '../news/news-rows';
import { news } from '../news/tables';
import { suppliers } from '../suppliers/tables';

export interface Search {
  words: readonly string[];
  mode: MatchMode;
  language: Language;
  now: Date;
  viewer: EventViewer;
  seesSuppliers: boolean;
}

export interface FoundRecord {
  kind: SearchKind;
  title: string;
  url: string;
  /** Plain text or HTML from which the excerpt is cut. */
  text: string;
  rank: number;
}

const mostOfEach = 5;

const column = (table: SQLWrapper, name: string): SQL => sql`${table}.${sql.raw(name)}`;

/** Condition and rank for a table with the columns search_title (or search_name) and search_text. */
const matching = ({ words, mode }: Search, title: SQL, text: SQL) => ({ holds: holdsWords(text, words, mode), rank: rankOfWords([title, text], words, mode) });

const pieces = <T>(texts: TextsByLanguage<T>, language: Language, write: (found: T) => string): string => {
  const read = textsFor(texts, language);
  return read ? write(read.texts) : '';
};

async function findCompanies(database: Database, search: Search): Promise<FoundRecord[]> {
  const { words, mode, language } = search;
  const rank = rankOfWords([companySearch.name, companySearch.tags, companySearch.text], words, mode);
  const rows = await database
    .select({ id: companies.id, name: companies.name, tags: companies.tags, texts: companies.texts, rank })
    .from(companies)
    .where(and(isCompanyListed, holdsWords(companySearch.text, words, mode)))
    .orderBy(desc(rank), sql`${companySearch.name}`)
    .limit(mostOfEach);
  return rows.map((row) => ({
    kind: 'company',
    title: row.name,
    url: `/companies/details?id=${row.id}`,
    text: [pieces({ en: row.texts.en?.description, fr: row.texts.fr?.description }, language, (text) => text), row.tags.join(', ')].filter(Boolean).join(' · '),
    rank: row.rank,
  }));
}

const findNews = (isSuccessStory: boolean) => async (database: Database, search: Search): Promise<FoundRecord[]> => {
  const { holds, rank } = matching(search, column(news, 'search_title'), column(news, 'search_text'));
  const rows = await database
    .select({ id: news.id, texts: news.texts, rank })
    .from(news)
    .where(and(isNewsReadable(search.now), eq(news.isSuccessStory, isSuccessStory), holds))
    .orderBy(desc(rank), desc(news.publishedAt))
    .limit(mostOfEach);
  return rows.map((row) => ({
    kind: isSuccessStory ? 'story' : 'news',
    title: pieces(row.texts, search.language, ({ title }) => title),
    url: `/${isSuccessStory ? 'success-stories' : 'news'}/details?id=${row.id}`,
    text: pieces(row.texts, search.language, ({ summary, content }) => `${summary} ${content}`),
    rank: row.rank,
  }));
};

async function findEvents(database: Database, search: Search): Promise<FoundRecord[]> {
  const { holds, rank } = matching(search, column(events, 'search_title'), column(events, 'search_text'));
  const now = search.now.toISOString();
  const rows = await database
    .select({ id: events.id, texts: events.texts, location: events.location, rank })
    .from(events)
    .where(and(isEventReadable(search.viewer, search.now), holds))
    // Equally good ones: first what is to come, the nearest first.
    .orderBy(desc(rank), sql`${events.endsAt} <= ${now}::timestamptz`, sql`abs(extract(epoch FROM ${events.startsAt} - ${now}::timestamptz))`)
    .limit(mostOfEach);
  return rows.map((row) => ({
    kind: 'event',
    title: pieces(row.texts, search.language, ({ title }) => title),
    url: `/events/details?id=${row.id}`,
    text: [row.location, pieces(row.texts, search.language, ({ summary, content }) => `${summary} ${content}`)].filter(Boolean).join(' · '),
    rank: row.rank,
  }));
}

async function findJobs(database: Database, search: Search): Promise<FoundRecord[]> {
  const { holds, rank } = matching(search, column(jobs, 'search_title'), column(jobs, 'search_text'));
  const rows = await database
    .select({ id: jobs.id, texts: jobs.texts, companyName: companies.name, location: jobs.location, rank })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isJobOpen(search.now), holds))
    .orderBy(desc(rank), desc(jobs.publishedAt))
    .limit(mostOfEach);
  return rows.map((row) => ({
    kind: 'job',
    title: pieces(row.texts, search.language, ({ title }) => title),
    url: `/jobs/details?id=${row.id}`,
    text: [row.companyName, row.location, pieces(row.texts, search.language, ({ description }) => description)].filter(Boolean).join(' · '),
    rank: row.rank,
  }));
}

async function findSuppliers(database: Database, search: Search): Promise<FoundRecord[]> {
  if (!search.seesSuppliers) return [];
  const { holds, rank } = matching(search, column(suppliers, 'search_name'), column(suppliers, 'search_text'));
  const rows = await database
    .select({ name: suppliers.name, texts: suppliers.texts, rank })
    .from(suppliers)
    .where(and(isNull(suppliers.archivedAt), holds))
    .orderBy(desc(rank), column(suppliers, 'search_name'))
    .limit(mostOfEach);
  return rows.map((row) => ({
    kind: 'supplier',
    title: row.name,
    url: `/approved-suppliers?queryText=${encodeURIComponent(row.name)}`,
    text: pieces(row.texts, search.language, ({ description }) => description),
    rank: row.rank,
  }));
}

/** Every kind in turn: the embedded database has one connection, and on a server a visitor must not take six. */
export async function findRecords(database: Database, search: Search): Promise<FoundRecord[]> {
  const found: FoundRecord[] = [];
  for (const find of [findCompanies, findNews(false), findNews(true), findEvents, findJobs, findSuppliers]) found.push(...(await find(database, search)));
  return found;
}
