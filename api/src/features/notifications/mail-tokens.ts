/** The secrets in the links of mails: for one purpose and one use, expiring, stored as hashes. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { mailActionTokens } from '../../core/database/schema/notifications';
import { createSecret, hashSecret } from '../../core/secrets/secrets';

interface NewMailToken {
  purpose: string;
  userId: string;
  notificationId?: string;
  payload: Record<string, unknown>;
  now: Date;
  expiresAt: Date;
}

export type MailToken = typeof mailActionTokens.$inferSelect;

/** Stores the hash and returns the secret for the link; it cannot be read again. */
export async function createMailToken(database: Database, { now, ...token }: NewMailToken): Promise<string> {
  const secret = createSecret();
  await database.insert(mailActionTokens).values({ ...token, secretHash: hashSecret(secret), createdAt: now });
  return secret;
}

/** Returns the token, whatever its state; null if there is none. */
export async function findMailToken(database: Database, secret: string): Promise<MailToken | null> {
  const [token] = await database
    .select()
    .from(mailActionTokens)
    .where(eq(mailActionTokens.secretHash, hashSecret(secret)));
  return token ?? null;
}

/** Uses a token up. Of parallel uses one succeeds; the others get false. */
export async function useMailToken(tx: Database, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(mailActionTokens)
    .set({ usedAt: now })
    .where(and(eq(mailActionTokens.id, id), isNull(mailActionTokens.usedAt), gt(mailActionTokens.expiresAt, now)))
    .returning({ id: mailActionTokens.id });
  return used.length > 0;
}
