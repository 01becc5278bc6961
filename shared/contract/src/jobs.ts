import * as z from 'zod/mini';
import { defineCalls } from './call';
import { facetsOf } from './facets';
import { recordId } from './fields';
import { fetchAllQuery, pageOf, pageQuery } from './page';
import { queryFilters, recordPath, searchText } from './query-string';
import { StructuredData } from './structured-data';
import { languageFacts } from './texts';

export const jobFilterFields = [
  'contractType',
  'workload',
  'company',
  'companyCategory',
  'building',
  'location',
] as const;
export const jobSorts = ['relevance', 'newest', 'closing'] as const;

/** Workload bands in percent, the values of the filter `workload`. A job offered as 60–100 % is in three of them. */
export const workloadBands = [
  { id: '100', minimum: 100, maximum: 100 },
  { id: '80-99', minimum: 80, maximum: 99 },
  { id: '50-79', minimum: 50, maximum: 79 },
  { id: '1-49', minimum: 1, maximum: 49 },
] as const;

const jobFields = {
  id: z.string(),
  title: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  companyLogo: z.nullable(z.string()),
  /** Id in the catalog `job-types`. */
  contractType: z.string(),
  /** Percentage of a full-time job. */
  workload: z.object({ minimum: z.int(), maximum: z.int() }),
  location: z.string(),
  publishedAt: z.string(),
  expiresAt: z.string(),
  isPublished: z.boolean(),
  ...languageFacts,
};

export const JobItem = z.object(jobFields);
export type JobItem = z.output<typeof JobItem>;

export const Job = z.object({
  ...jobFields,
  /** Sanitised HTML. */
  description: z.string(),
  /** At least one of `applyUrl` and `applyEmail` is set. */
  applyUrl: z.nullable(z.string()),
  applyEmail: z.nullable(z.string()),
  companyWebsite: z.nullable(z.string()),
  /** Whether the company has a page in the public directory. */
  companyIsListed: z.boolean(),
  /** The company's building; null if it is not in the park. */
  building: z.nullable(z.object({ id: z.string(), name: z.string(), address: z.string() })),
  /** A schema.org `JobPosting`. */
  structuredData: StructuredData,
});
export type Job = z.output<typeof Job>;

export const CompanyJob = z.object({
  ...jobFields,
  applyUrl: z.nullable(z.string()),
  applyEmail: z.nullable(z.string()),
  state: z.enum(['draft', 'scheduled', 'published', 'expired', 'archived']),
  /** Views since it was written. */
  viewCount: z.int(),
});
export type CompanyJob = z.output<typeof CompanyJob>;

const JobPage = pageOf(JobItem);

export const jobCalls = defineCalls({
  'GET /api/jobs/query': {
    summary: 'Open jobs that match a text and filters',
    description: `Words are found in any order, without regard to accents and case, in title, company, place and description of both languages; a text with no exact match is tried again with one typing mistake allowed per word. Filters: ${jobFilterFields.join(', ')}; \`workload\` accepts ${workloadBands.map(({ id }) => id).join(', ')} (percent), letter case of companyCategory is ignored. The first page carries the total and the facets.`,
    access: 'Jobs_Read',
    isShared: true,
    query: z.object({
      ...pageQuery,
      ...fetchAllQuery,
      queryText: z.optional(searchText()),
      queryFilters: z.optional(queryFilters(jobFilterFields)),
      /** `relevance` by default with a search text, otherwise `newest`; `closing`: earliest expiry first. */
      sort: z.optional(z.enum(jobSorts, 'errors.field.choice')),
    }),
    response: z.extend(JobPage, { facets: facetsOf(jobFilterFields) }),
  },
  'GET /api/jobs/company': {
    summary: 'All jobs of your company, drafts and expired ones too',
    description:
      '`companyId` is for those who may manage the company list; others get their own company whatever it says.',
    access: 'Jobs_Create',
    query: z.object({ ...pageQuery, ...fetchAllQuery, companyId: z.optional(recordId()) }),
    response: pageOf(CompanyJob),
  },
  'GET /api/jobs/{id}': {
    summary: 'One open job',
    access: 'Jobs_Read',
    params: recordPath,
    response: Job,
    errors: ['errors.notFound', 'errors.jobs.expired'],
  },
});
