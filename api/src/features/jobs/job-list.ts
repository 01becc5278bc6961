import { and, desc, eq, sql } from 'drizzle-orm';
import type { CallResponse } from '@park/contract';
import type { CompanyJob, jobSorts } from '@park/contract/jobs';
import type { Page } from '@park/contract/page';
import type { Language } from '@park/contract/texts';
import { buildings, companies } from '../../core/database/schema/companies';
import { countFacets, matchesChoices } from '../../core/listing/facets';
import type { Order, OrderKey } from '../../core/listing/order';
import { rankColumn } from '../../core/listing/page-rows';
import { readPage, type PageRequest } from '../../core/listing/read-page';
import { TextSearch } from '../../core/text-search/text-search';
import { rankOfWords, type MatchMode } from '../../core/text-search/word-match';
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
import { jobs } from '../../core/database/schema/jobs';

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
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  options: JobListOptions,
  page: PageRequest,
  language: Language,
): Promise<CallResponse<'GET /api/jobs/query'>> {
  const search = new TextSearch(database, options.text);
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
  const { rows, paginationId, isCapped, isFirst, mode } = await readPage(page, {
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
  });
  const items = rows.map((row) => toJobItem(row, language));
  if (!isFirst) return { items, paginationId };
  const from = sql`${jobs} JOIN ${companies} ON ${companies.id} = ${jobs.companyId} LEFT JOIN ${buildings} ON ${buildings.id} = ${companies.buildingId}`;
  const { total, counts } = await countFacets(database, from, and(isOpen, await search.condition(jobs, mode)), fields);
  return { items, paginationId, isCapped, total, facets: await jobFacets(database, { counts }, language) };
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
    read: ({ after, limit }) =>
      selectJobItems(database)
        .where(and(eq(jobs.companyId, companyId), after))
        .orderBy(desc(jobs.publishedAt), desc(jobs.id))
        .limit(limit),
    positionOf,
  });
  const items = rows.map((row) => ({
    ...toJobItem(row, language),
    applyUrl: row.applyUrl,
    applyEmail: row.applyEmail,
    state: stateOf(row, now),
  }));
  return { items, paginationId, isCapped };
}

function stateOf({ isPublished, publishedAt, expiresAt }: JobItemRow, now: Date): CompanyJob['state'] {
  if (!isPublished) return 'draft';
  if (expiresAt <= now) return 'expired';
  return publishedAt > now ? 'scheduled' : 'published';
}
