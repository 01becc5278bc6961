/** Searches each kind of record, best matches first. */
import { and, desc, eq, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { SearchKind } from '@park/contract/search';
import type { Language } from '@park/contract/texts';
import { companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { companySearch, isCompanyListed, matchesText } from '../companies';
import { isEventReadable, type EventViewer } from '../events';
import { events } from '../../core/database/schema/events';
import { isJobOpen } from '../jobs';
import { jobs } from '../../core/database/schema/jobs';
import { rankColumn } from '../../core/listing/page-rows';
import type { TextSearch } from '../../core/text-search/text-search';
import { containsWords, rankOfWords, type MatchMode } from '../../core/text-search/word-match';
import { isNewsReadable } from '../news';
import { news } from '../../core/database/schema/news';
import { suppliers } from '../../core/database/schema/suppliers';
import { foundTexts, type FoundText } from '../../core/text-search/found-excerpt';
import { companyPath, eventPath, jobPath, newsPath } from '../../core/web-addresses/pages';

export interface Search {
  text: TextSearch;
  mode: MatchMode;
  language: Language;
  now: Date;
  viewer: EventViewer;
  seesSuppliers: boolean;
  /** Labels of sectors by id, in the reader's language. */
  sectorLabels: ReadonlyMap<string, string>;
  /** Most results of each kind. */
  perKind: number;
}

export interface FoundRecord {
  kind: SearchKind;
  title: string;
  /** Language of the title; names have none and use the reader's. */
  language: Language;
  url: string;
  /** Sources of the excerpt, the reader's language first. */
  texts: readonly FoundText[];
  rank: number;
  /** Of an event. */
  startsAt?: Date;
}

/**
 * Returns the best matches of a kind: records with all words in the title, then those with the words anywhere. Ranking
 * all records that contain a common word would require reading all their texts.
 */
async function best<Row>(
  condition: SQL | undefined,
  isInTitle: SQL | undefined,
  perKind: number,
  read: (condition: SQL | undefined, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const inTitle = await read(and(condition, isInTitle), perKind);
  if (inTitle.length === perKind || !isInTitle) return inTitle;
  return [...inTitle, ...(await read(and(condition, not(isInTitle)), perKind - inTitle.length))];
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');

/** Title and texts of records in several languages. */
const titled = (texts: FoundText[], language: Language) => ({
  title: texts[0]?.title ?? '',
  language: texts[0]?.language ?? language,
  texts,
});

async function findCompanies(
  database: Database,
  { text, mode, language, sectorLabels, perKind }: Search,
): Promise<FoundRecord[]> {
  const rank = rankOfWords([companySearch.name, companySearch.tags], text.words, mode);
  const rows = await database
    .select({
      id: companies.id,
      name: companies.name,
      sectors: companies.sectors,
      texts: companies.texts,
      rank: rank.as('rank'),
    })
    .from(companies)
    .where(and(isCompanyListed, await matchesText(database, text, mode)))
    .orderBy(desc(rankColumn), sql`${companySearch.name}`)
    .limit(perKind);
  return rows.map((row) => {
    const tags = row.sectors.map((sector) => sectorLabels.get(sector) ?? sector).join(', ');
    const texts = foundTexts(
      { en: row.texts.en?.description, fr: row.texts.fr?.description },
      language,
      (description) => ({ title: row.name, text: joined(description, tags) }),
    );
    return {
      kind: 'company',
      title: row.name,
      language,
      url: companyPath(row.id),
      texts: texts.length > 0 ? texts : [{ language, title: row.name, text: tags }],
      rank: row.rank,
    };
  });
}

const findNews =
  (isSuccessStory: boolean) =>
  async (database: Database, { text, mode, language, now, perKind }: Search): Promise<FoundRecord[]> => {
    const title = sql`${news}.search_title`;
    const rank = rankOfWords([title], text.words, mode);
    const condition = and(
      isNewsReadable(now),
      eq(news.isSuccessStory, isSuccessStory),
      await text.condition(news, mode),
    );
    const rows = await best(condition, containsWords(title, text.words, mode), perKind, (wanted, limit) =>
      database
        .select({ id: news.id, texts: news.texts, rank })
        .from(news)
        .where(wanted)
        .orderBy(desc(news.publishedAt), desc(news.id))
        .limit(limit),
    );
    return rows.map((row) => ({
      kind: isSuccessStory ? 'story' : 'news',
      ...titled(
        foundTexts(row.texts, language, ({ title: written, summary, content }) => ({
          title: written,
          text: `${summary} ${content}`,
        })),
        language,
      ),
      url: newsPath({ id: row.id, successStory: isSuccessStory }),
      rank: row.rank,
    }));
  };

async function findEvents(
  database: Database,
  { text, mode, language, now, viewer, perKind }: Search,
): Promise<FoundRecord[]> {
  const title = sql`${events}.search_title`;
  const rank = rankOfWords([title], text.words, mode);
  const condition = and(isEventReadable(viewer, now), await text.condition(events, mode));
  const rows = await best(condition, containsWords(title, text.words, mode), perKind, (wanted, limit) =>
    database
      .select({ id: events.id, texts: events.texts, location: events.location, startsAt: events.startsAt, rank })
      .from(events)
      .where(wanted)
      .orderBy(desc(events.startsAt), desc(events.id))
      .limit(limit),
  );
  return rows.map((row) => ({
    kind: 'event',
    ...titled(
      foundTexts(row.texts, language, ({ title: written, summary, content }) => ({
        title: written,
        text: joined(row.location, `${summary} ${content}`),
      })),
      language,
    ),
    url: eventPath(row.id),
    rank: row.rank,
    startsAt: row.startsAt,
  }));
}

async function findJobs(database: Database, { text, mode, language, now, perKind }: Search): Promise<FoundRecord[]> {
  const title = sql`${jobs}.search_title`;
  const rank = rankOfWords([title], text.words, mode);
  const condition = and(isJobOpen(now), await text.condition(jobs, mode));
  const rows = await best(condition, containsWords(title, text.words, mode), perKind, (wanted, limit) =>
    database
      .select({ id: jobs.id, texts: jobs.texts, companyName: companies.name, location: jobs.location, rank })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(wanted)
      .orderBy(desc(jobs.publishedAt), desc(jobs.id))
      .limit(limit),
  );
  return rows.map((row) => ({
    kind: 'job',
    ...titled(
      foundTexts(row.texts, language, ({ title: written, description }) => ({
        title: written,
        text: joined(row.companyName, row.location, description),
      })),
      language,
    ),
    url: jobPath(row.id),
    rank: row.rank,
  }));
}

async function findSuppliers(
  database: Database,
  { text, mode, language, seesSuppliers, perKind }: Search,
): Promise<FoundRecord[]> {
  if (!seesSuppliers) return [];
  const name = sql`${suppliers}.search_name`;
  const rank = rankOfWords([name], text.words, mode);
  const rows = await database
    .select({ name: suppliers.name, texts: suppliers.texts, rank: rank.as('rank') })
    .from(suppliers)
    .where(and(isNull(suppliers.archivedAt), await text.condition(suppliers, mode)))
    .orderBy(desc(rankColumn), name)
    .limit(perKind);
  return rows.map((row) => ({
    kind: 'supplier',
    title: row.name,
    language,
    url: `/approved-suppliers?q=${encodeURIComponent(row.name)}`,
    texts: foundTexts(row.texts, language, ({ description }) => ({ title: row.name, text: description })),
    rank: row.rank,
  }));
}

/**
 * Searches the kinds one after the other: the embedded database has one connection, and on a server one visitor must
 * not use six.
 */
export async function findRecords(database: Database, search: Search): Promise<FoundRecord[]> {
  const found: FoundRecord[] = [];
  for (const find of [findCompanies, findNews(false), findNews(true), findEvents, findJobs, findSuppliers])
    found.push(...(await find(database, search)));
  return found;
}
