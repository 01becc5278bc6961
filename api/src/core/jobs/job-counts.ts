import { dayMs } from '@park/domain';
import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { backgroundJobs } from '../database/schema/background-jobs';
import type { JobWorker } from './job-worker';

export interface JobCounts {
  waiting: number;
  dead: number;
  oldestDueAt: Date | null;
}

/** How much work waits, and since when the oldest that is due. */
export async function countJobs(database: Database, now: Date): Promise<JobCounts> {
  const [row] = await database
    .select({
      waiting: sql<number>`count(*) filter (where ${backgroundJobs.state} = 'waiting')::int`,
      dead: sql<number>`count(*) filter (where ${backgroundJobs.state} = 'dead')::int`,
    })
    .from(backgroundJobs)
    .where(sql`${backgroundJobs.state} <> 'done'`);
  const [oldest] = await database
    .select({ runAt: backgroundJobs.runAt })
    .from(backgroundJobs)
    .where(and(eq(backgroundJobs.state, 'waiting'), lte(backgroundJobs.runAt, now)))
    .orderBy(asc(backgroundJobs.runAt))
    .limit(1);
  return { waiting: row?.waiting ?? 0, dead: row?.dead ?? 0, oldestDueAt: oldest?.runAt ?? null };
}

const maxListed = 200;

/** The dead jobs, those that ended last first; at most 200. */
export const listDeadJobs = (database: Database) =>
  database
    .select()
    .from(backgroundJobs)
    .where(eq(backgroundJobs.state, 'dead'))
    .orderBy(desc(backgroundJobs.finishedAt), asc(backgroundJobs.id))
    .limit(maxListed);

const isDead = (id: string) => and(eq(backgroundJobs.id, id), eq(backgroundJobs.state, 'dead'));

/** Gives a dead job all of its attempts again. Returns false if there is none. */
export async function reviveJob(tx: Database, id: string, now: Date): Promise<boolean> {
  const revived = await tx
    .update(backgroundJobs)
    .set({ state: 'waiting', attempts: 0, runAt: now, finishedAt: null })
    .where(isDead(id))
    .returning({ id: backgroundJobs.id });
  return revived.length > 0;
}

/** Returns false if there is no such dead job. */
export async function deleteDeadJob(tx: Database, id: string): Promise<boolean> {
  const removed = await tx.delete(backgroundJobs).where(isDead(id)).returning({ id: backgroundJobs.id });
  return removed.length > 0;
}

/** As long as the same cause must not start a finished job again. */
const keptMs = 60 * dayMs;

/** Registers the daily clean-up of finished jobs. */
export function deleteFinishedJobs({ jobs }: { jobs: JobWorker }): void {
  jobs.repeat({ kind: 'jobs.deleteFinished', schedule: '50 3 * * *' }, async ({ tx, now }) => {
    await tx
      .delete(backgroundJobs)
      .where(and(eq(backgroundJobs.state, 'done'), lt(backgroundJobs.finishedAt, new Date(now.getTime() - keptMs))));
  });
}
