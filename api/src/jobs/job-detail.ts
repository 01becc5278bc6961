import { and, eq, sql } from 'drizzle-orm';
import type { Job } from '@park/contract/jobs';
import type { Language } from '@park/contract/texts';
import { companies } from '../companies/tables';
import { ApiError, notFound } from '../errors/api-error';
import { recordId } from '../listing/record-id';
import { textsFor } from '../listing/texts';
import type { Park } from '../server/park';
import { isJobPublic, selectJobItems, toJobItem } from './job-rows';
import { jobs } from './tables';

/** One open job. What has expired answers 410, so that search engines forget it; what never was public 404. */
export async function readJob({ database, clock }: Pick<Park, 'database' | 'clock'>, id: string, language: Language): Promise<Job> {
  const now = clock();
  const isThis = and(eq(jobs.id, recordId(id)), isJobPublic(now));
  const [item] = await selectJobItems(database).where(isThis);
  if (!item) throw notFound();
  if (item.expiresAt <= now) throw new ApiError(410, 'errors.jobs.expired');
  const [whole] = await database
    .select({ texts: jobs.texts, website: companies.website, isListed: sql<boolean>`${and(companies.isPublished, companies.enabled)}` })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isThis);
  if (!whole) throw notFound();
  return {
    ...toJobItem(item, language),
    description: textsFor(whole.texts, language)?.texts.description ?? '',
    applyUrl: item.applyUrl,
    applyEmail: item.applyEmail,
    companyWebsite: whole.website,
    companyIsListed: whole.isListed,
  };
}
