import { and, eq, sql } from 'drizzle-orm';
import type { Job } from '@park/contract/jobs';
import type { Language } from '@park/contract/texts';
import { buildings, companies } from '../../core/database/schema/companies';
import { ApiError, notFound } from '../../core/errors/api-error';
import { recordId } from '../../core/ids/record-id';
import { textsFor } from '../../core/languages/texts-by-language';
import type { AppContext } from '../../core/context/app-context';
import { isJobPublic, selectJobItems, toJobItem } from './job-rows';
import { postingData } from './posting-data';
import { jobs } from '../../core/database/schema/jobs';

/**
 * Returns an open job.
 * @throws ApiError 410 if it has expired, so that search engines remove it; 404 if it was never public
 */
export async function readJob(
  { database, clock, configuration }: Pick<AppContext, 'database' | 'clock' | 'configuration'>,
  id: string,
  language: Language,
): Promise<Job> {
  const now = clock();
  const isThis = and(eq(jobs.id, recordId(id)), isJobPublic(now));
  const [item] = await selectJobItems(database).where(isThis);
  if (!item) throw notFound();
  if (item.expiresAt <= now) throw new ApiError(410, 'errors.jobs.expired');
  const [whole] = await database
    .select({
      texts: jobs.texts,
      website: companies.website,
      isListed: sql<boolean>`${and(companies.isPublished, companies.enabled)}`,
      building: { id: buildings.code, name: buildings.name, address: buildings.address },
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(buildings, eq(buildings.id, companies.buildingId))
    .where(isThis);
  if (!whole) throw notFound();
  const job = {
    ...toJobItem(item, language),
    description: textsFor(whole.texts, language)?.texts.description ?? '',
    applyUrl: item.applyUrl,
    applyEmail: item.applyEmail,
    companyWebsite: whole.website,
    companyIsListed: whole.isListed,
    building: whole.building,
  };
  return { ...job, structuredData: postingData(job, configuration) };
}
