import { and, desc, eq, sql } from 'drizzle-orm';
import type { CallAnswer } from '@park/contract';
import type { CompanyJob } from '@park/contract/jobs';
import type { Page } from '@park/contract/page';
import type { Language } from '@park/contract/texts';
import { companies } from '../companies/tables';
import type { Database } from '../database/database';
import { catalogLabels } from '../listing/catalog-labels';
import { countFacets, facetOptions, fitsChoices, isOneOfIds, type FacetField } from '../listing/facets';
import type { Order } from '../listing/order';
import { readPage, type PageRequest } from '../listing/read-page';
import { TextSearch } from '../listing/text-search';
import type { Park } from '../server/park';
import { isJobOpen, selectJobItems, toJobItem, type JobItemRow } from './job-rows';
import { jobs } from './tables';

export interface JobWish {
  filters: { contractType?: readonly string[]; company?: readonly string[]; location?: readonly string[] };
  text?: string | undefined;
}

const newestFirst = (name: string): Order => ({
  name,
  keys: [
    { by: jobs.publishedAt, direction: 'desc', type: 'instant' },
    { by: jobs.id, direction: 'desc', type: 'uuid' },
  ],
});

const positionOf = (row: JobItemRow) => [row.publishedAt.toISOString(), row.id];

/** One page of the open jobs, newest first; the first page says how many there are and what they can be narrowed by. */
export async function listJobs({ database, clock }: Pick<Park, 'database' | 'clock'>, wish: JobWish, page: PageRequest, language: Language): Promise<CallAnswer<'GET /api/jobs/query'>> {
  const search = new TextSearch(database, wish.text);
  const isOpen = isJobOpen(clock());
  const fields: FacetField[] = [
    { name: 'contractType', value: sql`${jobs.contractType}`, chosen: wish.filters.contractType },
    { name: 'company', value: sql`${jobs.companyId}`, isId: true, chosen: wish.filters.company },
    { name: 'location', value: sql`${jobs.location}`, chosen: wish.filters.location },
  ];
  const { rows, paginationId, isCapped, isFirst, mode } = await readPage(page, {
    order: () => newestFirst('jobs'),
    read: async (reading) =>
      selectJobItems(database)
        .where(and(isOpen, await search.condition(jobs, reading.mode), fitsChoices(fields), reading.after))
        .orderBy(...reading.orderBy)
        .limit(reading.limit),
    positionOf,
    isSearch: !search.isEmpty,
    anyExactMatch: search.isEmpty || !fitsChoices(fields) ? undefined : async () => (await selectJobItems(database).where(and(isOpen, await search.condition(jobs, 'exact'))).limit(1)).length > 0,
  });
  const items = rows.map((row) => toJobItem(row, language));
  if (!isFirst) return { items, paginationId };
  const from = sql`${jobs} JOIN ${companies} ON ${companies.id} = ${jobs.companyId}`;
  const { total, counts } = await countFacets(database, from, and(isOpen, await search.condition(jobs, mode)), fields);
  const facets = {
    contractType: facetOptions(counts.get('contractType'), await catalogLabels(database, 'job-types', language)),
    company: facetOptions(counts.get('company'), await companyNames(database, [...(counts.get('company')?.keys() ?? [])])),
    location: facetOptions(counts.get('location')).filter(({ value }) => value !== ''),
  };
  return { items, paginationId, isCapped, total, facets };
}

async function companyNames(database: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(isOneOfIds(companies.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** One page of everything that a company offers or offered, newest first. */
export async function listCompanyJobs({ database, clock }: Pick<Park, 'database' | 'clock'>, companyId: string, page: PageRequest, language: Language): Promise<Page<CompanyJob>> {
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
  const items = rows.map((row) => ({ ...toJobItem(row, language), applyUrl: row.applyUrl, applyEmail: row.applyEmail, state: stateOf(row, now) }));
  return { items, paginationId, isCapped };
}

function stateOf({ isPublished, publishedAt, expiresAt }: JobItemRow, now: Date): CompanyJob['state'] {
  if (!isPublished) return 'draft';
  if (expiresAt <= now) return 'expired';
  return publishedAt > now ? 'scheduled' : 'published';
}
