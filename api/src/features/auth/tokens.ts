/** Opaque single-use tokens. Each kind has its own lifetime and purpose and is not valid for another (MISS-09). */
import { tokenLifetimesMs } from '@park/domain';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { hashSecret, createSecret } from '../../core/secrets/secrets';
import type { Database } from '../../core/database/database';
import { users } from '../../core/database/schema/users';
import { tokens, type HandoffSubject } from '../../core/database/schema/auth';

export type SingleUseKind = (typeof tokens.$inferSelect)['kind'];

export interface IssuedToken {
  secret: string;
  expiresAt: Date;
}

interface NewToken {
  kind: SingleUseKind;
  userId: string;
  audience?: string;
  /** The token ends with this session. */
  sessionId?: string;
  subject?: HandoffSubject | null;
  returnTo?: string | null;
  now: Date;
  /** By default that of its kind. */
  lifetimeMs?: number;
}

/** Creates a token; only its hash is stored. A newer link to reset the password ends the older ones. */
export async function createToken(
  database: Database,
  { kind, now, lifetimeMs = tokenLifetimesMs[kind], ...token }: NewToken,
): Promise<IssuedToken> {
  const secret = createSecret();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  if (kind === 'passwordReset') await deleteTokens(database, token.userId, [kind]);
  await database.insert(tokens).values({ kind, ...token, secretHash: hashSecret(secret), createdAt: now, expiresAt });
  return { secret, expiresAt };
}

interface PresentedToken {
  kind: SingleUseKind;
  secret: string;
  audience?: string;
  now: Date;
}

const isShown = ({ kind, secret, audience, now }: PresentedToken) =>
  and(
    eq(tokens.secretHash, hashSecret(secret)),
    eq(tokens.kind, kind),
    gt(tokens.expiresAt, now),
    audience === undefined ? isNull(tokens.audience) : eq(tokens.audience, audience),
  );

/**
 * Consumes a token and returns the id of its person; null if it is unknown or expired. Of parallel uses, one succeeds.
 */
export async function consumeToken(database: Database, shown: PresentedToken): Promise<string | null> {
  return (await consumeHandoff(database, shown))?.userId ?? null;
}

/** The same, with what a handoff is about. */
export async function consumeHandoff(database: Database, shown: PresentedToken) {
  const [row] = await database.delete(tokens).where(isShown(shown)).returning({
    userId: tokens.userId,
    subject: tokens.subject,
    returnTo: tokens.returnTo,
    sessionId: tokens.sessionId,
  });
  return row ?? null;
}

/** Returns the person of an unexpired token without consuming the token; null if it is unknown or expired. */
export async function findTokenPerson(
  database: Database,
  shown: PresentedToken,
): Promise<{ id: string; email: string } | null> {
  const [row] = await database
    .select({ id: users.id, email: users.email })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(isShown(shown));
  return row ?? null;
}

/** Makes all open tokens of these kinds invalid, for example older links when a newer one is sent (MISS-09). */
export async function deleteTokens(database: Database, userId: string, kinds: SingleUseKind[]): Promise<void> {
  await database.delete(tokens).where(and(eq(tokens.userId, userId), inArray(tokens.kind, kinds)));
}
