/** Open jobs for people who keep them: those that match a saved search, and those with given ids. */
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { JobItem } from '@park/contract/jobs';
import type { Language } from '@park/contract/texts';
import type { Database } from '../../core/database/database';
import { buildings, companies } from '../../core/database/schema/companies';
import { jobs } from '../../core/database/schema/jobs';
import { isOneOfIds, matchesChoices } from '../../core/listing/facets';
import { TextSearch } from '../../core/text-search/text-search';
import { jobFields, type JobFilters } from './job-facets';
import { isJobOpen, readJobItems, toJobItem } from './job-rows';

export interface MatchingJob {
  id: string;
  titles: { en?: string | undefined; fr?: string | undefined };
  company: string;
}

/** Returns open jobs that match exactly, newest first. */
export async function findMatchingJobs(
  database: Database,
  now: Date,
  { filters, text }: { filters: JobFilters; text: string },
  { condition, limit }: { condition?: (id: PgColumn) => SQL | undefined; limit?: number },
): Promise<MatchingJob[]> {
  const search = new TextSearch(database, text);
  const query = database
    .select({
      id: jobs.id,
      en: sql<string | null>`${jobs.texts} -> 'en' ->> 'title'`,
      fr: sql<string | null>`${jobs.texts} -> 'fr' ->> 'title'`,
      company: companies.name,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(buildings, eq(buildings.id, companies.buildingId))
    .where(
      and(
        isJobOpen(now),
        await search.condition(jobs, 'exact'),
        matchesChoices(jobFields(filters)),
        condition?.(jobs.id),
      ),
    )
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ id, en, fr, company }) => ({ id, company, titles: { en: en ?? undefined, fr: fr ?? undefined } }));
}

/** Returns the open ones of these jobs, in the order of the ids. */
export async function readOpenJobs(
  database: Database,
  now: Date,
  ids: readonly string[],
  language: Language,
): Promise<JobItem[]> {
  if (ids.length === 0) return [];
  const rows = await readJobItems(database, {
    where: and(isJobOpen(now), isOneOfIds(jobs.id, ids)),
    orderBy: [sql`array_position(${`{${ids.join(',')}}`}::uuid[], ${jobs.id})`],
    limit: ids.length,
  });
  return rows.map((row) => toJobItem(row, language));
}
