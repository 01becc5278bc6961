import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallResponse } from '@park/contract';
import type { CompanyJob, jobSorts } from '@park/contract/jobs';
import type { Page } from '@park/contract/page';
import type { Language } from '@park/contract/texts';
import { buildings, companies } from '../../core/database/schema/companies';
import { countFacets, matchesChoices } from '../../core/listing/facets';
import type { Order, OrderKey } from '../../core/listing/order';
import { rankColumn } from '../../core/listing/page-rows';
import { readCountedPage, readPage, type PageRequest, type PageSource } from '../../core/listing/read-page';
import { TextSearch } from '../../core/text-search/text-search';
import { rankOfWords, type MatchMode } from '../../core/text-search/word-match';
import type { Database } from '../../core/database/database';
import type { AppContext } from '../../core/context/app-context';
import { jobFacets, jobFields, type JobFilters } from './job-facets';
import {
  isAnyJob,
  isJobOpen,
  jobSearch,
  readJobItems,
  selectJobItems,
  toJobItem,
  type JobItemRow,
  type RankedJobRow,
} from './job-rows';
import { jobState } from './job-state';
import { jobs, jobViews } from '../../core/database/schema/jobs';

export interface JobListOptions {
  filters: JobFilters;
  text?: string | undefined;
  sort?: (typeof jobSorts)[number] | undefined;
}

const newestKeys: OrderKey[] = [
  { by: jobs.publishedAt, direction: 'desc', type: 'instant' },
  { by: jobs.id, direction: 'desc', type: 'uuid' },
];
const closingKeys: OrderKey[] = [
  { by: jobs.expiresAt, direction: 'asc', type: 'instant' },
  { by: jobs.id, direction: 'asc', type: 'uuid' },
];
const newestFirst = (name: string): Order => ({ name, keys: newestKeys });

const positionOf = (row: Pick<JobItemRow, 'publishedAt' | 'id'>) => [row.publishedAt.toISOString(), row.id];

/** Returns a page of the open jobs; the first page includes the total and the filter options. */
export async function listJobs(
  { database, clock, shared }: Pick<AppContext, 'database' | 'clock' | 'shared'>,
  options: JobListOptions,
  page: PageRequest,
  language: Language,
): Promise<CallResponse<'GET /api/jobs/query'>> {
  const search = new TextSearch(database, options.text, shared);
  const isOpen = isJobOpen(clock());
  const fields = jobFields(options.filters);
  const sort =
    options.sort === undefined || options.sort === 'relevance'
      ? search.isEmpty
        ? 'newest'
        : 'relevance'
      : options.sort;
  const rank = (mode: MatchMode) => rankOfWords([jobSearch.title, jobSearch.company], search.words, mode);
  const orders = {
    relevance: (matched) => ({
      name: 'jobs-relevance',
      keys: [{ by: rank(matched), as: rankColumn, direction: 'desc', type: 'integer' }, ...newestKeys],
    }),
    newest: () => newestFirst('jobs'),
    closing: () => ({ name: 'jobs-closing', keys: closingKeys }),
  } satisfies Record<NonNullable<JobListOptions['sort']>, (matched: MatchMode) => Order>;
  // The same for everybody.
  const countIn = (mode: MatchMode) =>
    shared.find(JSON.stringify(['job facets', options.text, options.filters, mode, language]), async () => {
      const from = sql`${jobs} JOIN ${companies} ON ${companies.id} = ${jobs.companyId} LEFT JOIN ${buildings} ON ${buildings.id} = ${companies.buildingId}`;
      const where = and(isOpen, await search.condition(jobs, mode));
      const { total, counts } = await countFacets(database, from, where, fields);
      return { total, facets: await jobFacets({ database, shared }, { counts }, language) };
    });
  const pages: PageSource<RankedJobRow> = {
    order: (matched) => orders[sort](matched),
    read: async (reading) =>
      readJobItems(
        database,
        {
          ...reading,
          where: and(isOpen, await search.condition(jobs, reading.mode), matchesChoices(fields), reading.after),
        },
        rank(reading.mode),
      ),
    positionOf: (row: RankedJobRow) =>
      sort === 'closing'
        ? [row.expiresAt.toISOString(), row.id]
        : [...(sort === 'relevance' ? [row.rank] : []), ...positionOf(row)],
    isSearch: !search.isEmpty,
    anyExactMatch:
      search.isEmpty || !matchesChoices(fields)
        ? undefined
        : async () => isAnyJob(database, and(isOpen, await search.condition(jobs, 'exact'))),
  };
  const { rows, paginationId, isCapped, counted } = await readCountedPage(page, pages, countIn);
  const items = rows.map((row) => toJobItem(row, language));
  return counted ? { items, paginationId, isCapped, ...counted } : { items, paginationId };
}

/** Returns a page of all jobs of a company, newest first. */
export async function listCompanyJobs(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  companyId: string,
  page: PageRequest,
  language: Language,
): Promise<Page<CompanyJob>> {
  const now = clock();
  const { rows, paginationId, isCapped } = await readPage(page, {
    order: () => newestFirst('company-jobs'),
    read: ({ after, orderBy, limit }) =>
      selectJobItems(database)
        .where(and(eq(jobs.companyId, companyId), after))
        .orderBy(...orderBy)
        .limit(limit),
    positionOf,
  });
  const views = await viewsOf(
    database,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => ({
    ...toJobItem(row, language),
    applyUrl: row.applyUrl,
    applyEmail: row.applyEmail,
    state: jobState(row, now),
    viewCount: views.get(row.id) ?? 0,
  }));
  return { items, paginationId, isCapped };
}

async function viewsOf(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: jobViews.jobId, count: sql<number>`sum(${jobViews.views})::int` })
    .from(jobViews)
    .where(inArray(jobViews.jobId, [...ids]))
    .groupBy(jobViews.jobId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
