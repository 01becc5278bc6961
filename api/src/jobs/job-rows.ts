/** Rows of jobs with their companies, and what is made of them for a reader. */
import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { JobItem } from '@park/contract/jobs';
import type { Language } from '@park/contract/texts';
import { companies } from '../companies/tables';
import type { Database } from '../database/database';
import { fileAddress } from '../files/file-store';
import { textsFor } from '../listing/texts';
import { jobs, type JobTexts } from './tables';

/** Published jobs of companies that are active; what has expired among them answers differently from what is not there. */
export const isJobPublic = (now: Date): SQL | undefined => and(eq(jobs.isPublished, true), lte(jobs.publishedAt, now), eq(companies.enabled, true));

/** Public jobs that one can still apply for. They leave the lists by themselves when they expire. */
export const isJobOpen = (now: Date): SQL | undefined => and(isJobPublic(now), gt(jobs.expiresAt, now));

const textsWithoutDescription = sql<{ [L in Language]?: Omit<JobTexts, 'description'> }>`${jobs.texts} #- '{en,description}' #- '{fr,description}'`;

export const selectJobItems = (database: Database) =>
  database
    .select({
      id: jobs.id,
      texts: textsWithoutDescription,
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
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .$dynamic();

export type JobItemRow = Awaited<ReturnType<typeof selectJobItems>>[number];

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
