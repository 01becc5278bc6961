/** Challenges of passkeys: each is answered once, by the browser that asked for it where that is known. */
import { minuteMs } from '@park/domain';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { passkeyChallenges } from '../../core/database/schema/auth';
import { createSecret, hashSecret } from '../../core/secrets/secrets';

export const challengeLifetimeMs = 5 * minuteMs;

interface Moment {
  /** The session that adds a passkey; null for signing in. */
  sessionId: string | null;
  now: Date;
}

/** Bytes that the authenticator signs. */
export async function createChallenge(
  database: Database,
  { sessionId, now }: Moment,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = createSecret();
  await database.insert(passkeyChallenges).values({
    challengeHash: hashSecret(challenge),
    sessionId,
    expiresAt: new Date(now.getTime() + challengeLifetimeMs),
  });
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

/** Whether the challenge was open. It is not afterwards; of parallel answers one counts. */
export async function consumeChallenge(
  database: Database,
  challenge: string,
  { sessionId, now }: Moment,
): Promise<boolean> {
  const consumed = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashSecret(challenge)),
        sessionId === null ? isNull(passkeyChallenges.sessionId) : eq(passkeyChallenges.sessionId, sessionId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash });
  return consumed.length > 0;
}
