/** Rows of jobs with their companies, and their conversion for readers. */
import { and, eq, gt, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { JobItem } from '@park/contract/jobs';
import type { Language } from '@park/contract/texts';
import { buildings, companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { fileAddress } from '../../core/files/file-store';
import { pageReader } from '../../core/listing/page-rows';
import { textsFor } from '../../core/languages/texts-by-language';
import { jobs, type JobTexts } from '../../core/database/schema/jobs';

/** Published jobs of active companies, including expired ones, which respond with 410 instead of 404. */
export const isJobPublic = (now: Date): SQL | undefined =>
  and(eq(jobs.isPublished, true), lte(jobs.publishedAt, now), eq(companies.enabled, true));

/** Public jobs that have not expired. */
export const isJobOpen = (now: Date): SQL | undefined => and(isJobPublic(now), gt(jobs.expiresAt, now));

const withoutDescription = (texts: SQLWrapper) =>
  sql<{ [L in Language]?: Omit<JobTexts, 'description'> }>`${texts} #- '{en,description}' #- '{fr,description}'`;

const itemFacts = {
  id: jobs.id,
  companyId: jobs.companyId,
  companyName: companies.name,
  companyLogoId: companies.logoFileId,
  contractType: jobs.contractType,
  workloadMinimum: jobs.workloadMinimum,
  workloadMaximum: jobs.workloadMaximum,
  location: jobs.location,
  applyUrl: jobs.applyUrl,
  applyEmail: jobs.applyEmail,
  isPublished: jobs.isPublished,
  publishedAt: jobs.publishedAt,
  expiresAt: jobs.expiresAt,
  archivedAt: jobs.archivedAt,
};

/** A query without a condition: the caller adds which jobs readers see. The description is left out. */
export const selectJobItems = (database: Database) =>
  database
    .select({ ...itemFacts, texts: withoutDescription(jobs.texts) })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .$dynamic();

export const jobSearch = {
  title: sql`${jobs}.search_title`,
  company: sql`${jobs}.search_company`,
};

export const isAnyJob = async (database: Database, where: SQL | undefined): Promise<boolean> =>
  (
    await database
      .select({ id: jobs.id })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(where)
      .limit(1)
  ).length > 0;

/** Reads the jobs of a page in its order; the company's building can be included. */
export const readJobItems = pageReader({
  from: sql`${jobs} JOIN ${companies} ON ${companies.id} = ${jobs.companyId} LEFT JOIN ${buildings} ON ${buildings.id} = ${companies.buildingId}`,
  columns: itemFacts,
  carried: { whole: jobs.texts },
  computed: { texts: withoutDescription(sql`found.whole`) },
});

export type RankedJobRow = Awaited<ReturnType<typeof readJobItems>>[number];
export type JobItemRow = Awaited<ReturnType<typeof selectJobItems>>[number];

/** The text in the wanted language or, if it has none, in the other one; `language` says which. */
export function toJobItem(row: JobItemRow, wanted: Language): JobItem {
  const read = textsFor(row.texts, wanted);
  return {
    id: row.id,
    title: read?.texts.title ?? '',
    companyId: row.companyId,
    companyName: row.companyName,
    companyLogo: fileAddress(row.companyLogoId),
    contractType: row.contractType,
    workload: { minimum: row.workloadMinimum, maximum: row.workloadMaximum },
    location: row.location,
    publishedAt: row.publishedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isPublished: row.isPublished,
    language: read?.language ?? wanted,
    availableLanguages: read?.availableLanguages ?? [],
  };
}
