import { desc, eq } from 'drizzle-orm';
import type { AppContext } from '../../core/context/app-context';
import { companies } from '../../core/database/schema/companies';
import { events } from '../../core/database/schema/events';
import { jobs } from '../../core/database/schema/jobs';
import { news } from '../../core/database/schema/news';
import { companyPath, eventPath, jobPath, newsPath } from '../../core/web-addresses/pages';
import { isCompanyListed } from '../companies';
import { eventViewer, isEventReadable } from '../events';
import { isJobOpen } from '../jobs';
import { isNewsReadable } from '../news';

/** A sitemap has at most 50,000 addresses. */
const maxPerKind = 10_000;

interface PublicPage {
  path: string;
  /** ISO 8601. */
  changedAt: string;
}

/** Returns the pages of all records that a visitor may read now, newest first within their kind. */
export async function listPublicPages({
  database,
  clock,
}: Pick<AppContext, 'database' | 'clock'>): Promise<PublicPage[]> {
  const now = clock();
  const companyRows = await database
    .select({ id: companies.id, changedAt: companies.updatedAt })
    .from(companies)
    .where(isCompanyListed)
    .orderBy(desc(companies.updatedAt))
    .limit(maxPerKind);
  const articleRows = await database
    .select({ id: news.id, changedAt: news.updatedAt, isSuccessStory: news.isSuccessStory })
    .from(news)
    .where(isNewsReadable(now))
    .orderBy(desc(news.updatedAt))
    .limit(maxPerKind);
  const eventRows = await database
    .select({ id: events.id, changedAt: events.updatedAt })
    .from(events)
    .where(isEventReadable(eventViewer(null), now))
    .orderBy(desc(events.updatedAt))
    .limit(maxPerKind);
  const jobRows = await database
    .select({ id: jobs.id, changedAt: jobs.updatedAt })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isJobOpen(now))
    .orderBy(desc(jobs.updatedAt))
    .limit(maxPerKind);
  return [
    ...companyRows.map((row) => publicPage(companyPath(row.id), row)),
    ...articleRows.map((row) => publicPage(newsPath({ id: row.id, successStory: row.isSuccessStory }), row)),
    ...eventRows.map((row) => publicPage(eventPath(row.id), row)),
    ...jobRows.map((row) => publicPage(jobPath(row.id), row)),
  ];
}

const publicPage = (path: string, { changedAt }: { changedAt: Date }): PublicPage => ({
  path,
  changedAt: changedAt.toISOString(),
});
