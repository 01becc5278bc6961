/** Visits of the overview: uses within a few hours are one visit. */
import { eq, sql } from 'drizzle-orm';
import { dayMs, hourMs } from '@park/domain';
import type { AppContext } from '../../core/context/app-context';
import { portalVisits } from '../../core/database/schema/portal-visits';
import type { Person } from '../../http/access/person';

const oneVisitMs = 4 * hourMs;
const firstVisitMs = 14 * dayMs;

type Context = Pick<AppContext, 'database' | 'clock'>;

/** Moves the moment since which things are new, unless this use belongs to the last visit. */
export async function recordVisit({ database, clock }: Context, { id }: Person): Promise<void> {
  const now = clock();
  const limit = new Date(now.getTime() - oneVisitMs).toISOString();
  await database
    .insert(portalVisits)
    .values({ userId: id, seenAt: now })
    .onConflictDoUpdate({
      target: portalVisits.userId,
      set: {
        seenAt: now,
        previousAt: sql`CASE WHEN ${portalVisits.seenAt} < ${limit}::timestamptz THEN ${portalVisits.seenAt} ELSE ${portalVisits.previousAt} END`,
      },
    });
}

/** The end of the last visit; two weeks ago for the first one. */
export async function getLastVisit({ database, clock }: Context, { id }: Person): Promise<Date> {
  const now = clock();
  const [visit] = await database.select().from(portalVisits).where(eq(portalVisits.userId, id));
  const isNewVisit = visit && visit.seenAt.getTime() < now.getTime() - oneVisitMs;
  return (isNewVisit ? visit.seenAt : visit?.previousAt) ?? new Date(now.getTime() - firstVisitMs);
}
