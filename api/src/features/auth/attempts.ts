/**
 * Limits attempts. Counts are in the database, shared by all instances, and an attempt is counted before it is made: of
 * two hundred parallel attempts, only the free ones pass (MISS-10).
 */
import { minuteMs } from '@park/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { hashSecret } from '../../core/secrets/secrets';
import { loginAttempts } from '../../core/database/schema/auth';

export interface AttemptLimit {
  /** What is counted: `account`, `address`, … */
  scope: string;
  /** Number of attempts without a wait. */
  freeAttempts: number;
  /**
   * Each further attempt doubles the wait, from one second up to this limit, so that nobody is locked out permanently.
   */
  maxWaitSeconds: number;
  /** Time without an attempt after which the count is reset. */
  forgetAfterMs: number;
}

const second = sql`interval '1 second'`;
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const waitOf = ({ freeAttempts: free, maxWaitSeconds: longestWait }: AttemptLimit) =>
  sql`least(${longestWait}::float8, power(2, least(${loginAttempts.failures} - ${free}::integer, 20))) * ${second}`;

/** Counts of another process whose clock is ahead by less than this are believed. */
const maxClockDifferenceMs = minuteMs;

/** Counts an attempt. Returns 0 if it is allowed, otherwise the seconds to wait; a refused attempt is not counted. */
export async function countAttempt(database: Database, limit: AttemptLimit, key: string, now: Date): Promise<number> {
  const keyHash = hashSecret(key);
  const isForgotten = sql`${loginAttempts.lastFailureAt} < ${at(new Date(now.getTime() - limit.forgetAfterMs))}`;
  // The clock was set back: a wait until then would lock everybody out for as long as it was set back.
  const isAhead = sql`${loginAttempts.lastFailureAt} > ${at(new Date(now.getTime() + maxClockDifferenceMs))}`;
  const counted = await database
    .insert(loginAttempts)
    .values({ scope: limit.scope, keyHash, failures: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: [loginAttempts.scope, loginAttempts.keyHash],
      set: {
        failures: sql`CASE WHEN ${isForgotten} THEN 1 ELSE ${loginAttempts.failures} + 1 END`,
        lastFailureAt: now,
      },
      setWhere: sql`${isForgotten} OR ${isAhead} OR ${loginAttempts.failures} < ${limit.freeAttempts} OR ${loginAttempts.lastFailureAt} + ${waitOf(limit)} <= ${at(now)}`,
    })
    .returning({ failures: loginAttempts.failures });
  if (counted.length > 0) return 0;
  const [row] = await database
    .select({
      seconds: sql<number>`extract(epoch from ${loginAttempts.lastFailureAt} + ${waitOf(limit)} - ${at(now)})::float8`,
    })
    .from(loginAttempts)
    .where(isKey(limit, keyHash));
  return Math.max(1, Math.ceil(row?.seconds ?? 1));
}

/** Removes an attempt from the count because it succeeded. */
export async function cancelAttempt(database: Database, limit: AttemptLimit, key: string): Promise<void> {
  await database
    .update(loginAttempts)
    .set({ failures: sql`greatest(${loginAttempts.failures} - 1, 0)` })
    .where(isKey(limit, hashSecret(key)));
}

/** Resets the count. */
export async function deleteAttempts(database: Database, limit: AttemptLimit, key: string): Promise<void> {
  await database.delete(loginAttempts).where(isKey(limit, hashSecret(key)));
}

const isKey = ({ scope }: AttemptLimit, keyHash: string) =>
  and(eq(loginAttempts.scope, scope), eq(loginAttempts.keyHash, keyHash));
