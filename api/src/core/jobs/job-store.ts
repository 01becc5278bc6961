/** The rows of background jobs: which one is due, and how an attempt ended. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { loggableError } from '@park/domain/server';
import type { Database } from '../database/database';
import { backgroundJobs } from '../database/schema/background-jobs';

export type StoredJob = typeof backgroundJobs.$inferSelect;

/** Delays after each failed attempt; after the last one the job is dead. */
export const retryDelaysMs = [5, 30, 120, 600, 1_800, 3_600, 10_800, 21_600].map((seconds) => seconds * 1_000);

const dueJobs = (database: Database, kinds: readonly string[], now: Date) =>
  database
    .select()
    .from(backgroundJobs)
    .where(
      and(
        eq(backgroundJobs.state, 'waiting'),
        lte(backgroundJobs.runAt, now),
        inArray(backgroundJobs.kind, [...kinds]),
        or(isNull(backgroundJobs.claimedUntil), lte(backgroundJobs.claimedUntil, now)),
      ),
    )
    .orderBy(asc(backgroundJobs.runAt), asc(backgroundJobs.id))
    .limit(1)
    .for('update', { skipLocked: true });

/** Locks a due job until the transaction ends, so that no other process sees it. */
export async function lockDueJob(tx: Database, kinds: readonly string[], now: Date): Promise<StoredJob | null> {
  const [job] = await dueJobs(tx, kinds, now);
  return job ?? null;
}

/** Reserves a due job for a time, so that it can be worked on without a transaction. Counts the attempt. */
export async function claimDueJob(
  database: Database,
  kinds: readonly string[],
  now: Date,
  leaseMs: number,
): Promise<StoredJob | null> {
  return database.transaction(async (tx) => {
    const job = await lockDueJob(tx, kinds, now);
    if (!job) return null;
    const [claimed] = await tx
      .update(backgroundJobs)
      .set({
        attempts: job.attempts + 1,
        claimId: randomUUID(),
        claimedUntil: new Date(now.getTime() + leaseMs),
      })
      .where(eq(backgroundJobs.id, job.id))
      .returning();
    return claimed ?? null;
  });
}

/** The row as long as the same process has it: a claim that ran out and was given to another process no longer counts. */
const isStillOurs = ({ id, claimId }: StoredJob) =>
  and(
    eq(backgroundJobs.id, id),
    eq(backgroundJobs.state, 'waiting'),
    claimId === null ? isNull(backgroundJobs.claimId) : eq(backgroundJobs.claimId, claimId),
  );

/**
 * Ends the job and removes its payload, which may be personal. Does nothing if the claim ran out and another process
 * has the job.
 */
export async function completeJob(database: Database, job: StoredJob, now: Date): Promise<void> {
  await database
    .update(backgroundJobs)
    .set({ state: 'done', payload: {}, finishedAt: now, claimedUntil: null, claimId: null, lastError: null })
    .where(isStillOurs(job));
}

/** Plans the next attempt, or ends the job after the last one. Returns whether the job is dead. */
export async function recordJobFailure(
  database: Database,
  job: StoredJob,
  attempts: number,
  error: unknown,
  now: Date,
): Promise<boolean> {
  const delayMs = retryDelaysMs[attempts - 1];
  const isDead = delayMs === undefined;
  await database
    .update(backgroundJobs)
    .set({
      attempts,
      claimedUntil: null,
      claimId: null,
      lastError: describeError(error),
      ...(isDead ? { state: 'dead', finishedAt: now } : { runAt: new Date(now.getTime() + delayMs) }),
    })
    .where(isStillOurs(job));
  return isDead;
}

/** For administrators: what failed, without values of people. */
function describeError(error: unknown): string {
  const { type, message, constraint, cause } = loggableError(error);
  const parts = [`${type}: ${message}`, cause && `${cause.type}: ${cause.message}`, cause?.constraint ?? constraint];
  return parts.filter(Boolean).join('; ').slice(0, 500);
}
