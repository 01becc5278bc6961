/**
 * Counts what must not be tried without end. The count is in the database, so that all instances share it, and an attempt
 * is counted before it is made: of two hundred at once only the free ones get through (MISS-10).
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { hashSecret } from '../../core/secrets/secrets';
import { loginAttempts } from '../../core/database/schema/auth';

export interface AttemptLimit {
  /** What is counted: `account`, `address`, … */
  scope: string;
  /** Attempts before any wait. */
  freeAttempts: number;
  /** Seconds. Each further attempt doubles the wait, from one second up to this: nobody is locked out for good. */
  maxWaitSeconds: number;
  /** Milliseconds without an attempt after which all is forgotten. */
  forgetAfterMs: number;
}

const second = sql`interval '1 second'`;
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const waitOf = ({ freeAttempts: free, maxWaitSeconds: longestWait }: AttemptLimit) =>
  sql`least(${longestWait}::float8, power(2, least(${loginAttempts.failures} - ${free}::integer, 20))) * ${second}`;

/** Counts an attempt. Answers 0 when it may be made, otherwise the seconds to wait; an attempt that must wait does not count. */
export async function countAttempt(database: Database, limit: AttemptLimit, key: string, now: Date): Promise<number> {
  const keyHash = hashSecret(key);
  const isForgotten = sql`${loginAttempts.lastFailureAt} < ${at(new Date(now.getTime() - limit.forgetAfterMs))}`;
  const counted = await database
    .insert(loginAttempts)
    .values({ scope: limit.scope, keyHash, failures: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: [loginAttempts.scope, loginAttempts.keyHash],
      set: {
        failures: sql`CASE WHEN ${isForgotten} THEN 1 ELSE ${loginAttempts.failures} + 1 END`,
        lastFailureAt: now,
      },
      setWhere: sql`${isForgotten} OR ${loginAttempts.failures} < ${limit.freeAttempts} OR ${loginAttempts.lastFailureAt} + ${waitOf(limit)} <= ${at(now)}`,
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

/** The attempt succeeded and shall not have counted. */
export async function cancelAttempt(database: Database, limit: AttemptLimit, key: string): Promise<void> {
  await database
    .update(loginAttempts)
    .set({ failures: sql`greatest(${loginAttempts.failures} - 1, 0)` })
    .where(isKey(limit, hashSecret(key)));
}

/** Nothing that came before counts any more. */
export async function deleteAttempts(database: Database, limit: AttemptLimit, key: string): Promise<void> {
  await database.delete(loginAttempts).where(isKey(limit, hashSecret(key)));
}

const isKey = ({ scope }: AttemptLimit, keyHash: string) =>
  and(eq(loginAttempts.scope, scope), eq(loginAttempts.keyHash, keyHash));
