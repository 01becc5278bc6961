import { dayMs } from '@park/domain';
import { lt } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { sweepKnownSignIns } from './known-sign-ins';
import { loginAttempts, passkeyChallenges, sessions, tokens } from '../../core/database/schema/auth';

const forgottenAfterMs = dayMs;

/** Deletes expired sessions, tokens and attempt counts. Correctness does not depend on when it runs. */
export async function deleteExpired(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await database.delete(tokens).where(lt(tokens.expiresAt, now));
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await sweepKnownSignIns(database, now);
  await database
    .delete(loginAttempts)
    .where(lt(loginAttempts.lastFailureAt, new Date(now.getTime() - forgottenAfterMs)));
}
