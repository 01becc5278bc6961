/** Opaque tokens that work once. Each kind has its own life and use; none stands in for another (MISS-09). */
import { tokenLifetimesMs } from '@park/domain';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { hashSecret, createSecret } from '../../core/secrets/secrets';
import type { Database } from '../../core/database/database';
import { users } from '../../core/database/schema/users';
import { tokens } from '../../core/database/schema/auth';

export type SingleUseKind = (typeof tokens.$inferSelect)['kind'];

export interface IssuedToken {
  secret: string;
  expiresAt: Date;
}

interface NewToken {
  kind: SingleUseKind;
  userId: string;
  audience?: string;
  now: Date;
}

/** Makes a token; only its hash is stored. */
export async function createToken(database: Database, { kind, userId, audience, now }: NewToken): Promise<IssuedToken> {
  const secret = createSecret();
  const expiresAt = new Date(now.getTime() + tokenLifetimesMs[kind]);
  await database
    .insert(tokens)
    .values({ kind, userId, audience, secretHash: hashSecret(secret), createdAt: now, expiresAt });
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

/** Id of the person a living token was made for, or null. The token is used up: of several at once one gets it. */
export async function consumeToken(database: Database, shown: PresentedToken): Promise<string | null> {
  const [row] = await database.delete(tokens).where(isShown(shown)).returning({ userId: tokens.userId });
  return row?.userId ?? null;
}

/** E-mail of the person a living token was made for, without using it up. */
export async function findTokenEmail(database: Database, shown: PresentedToken): Promise<string | null> {
  const [row] = await database
    .select({ email: users.email })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(isShown(shown));
  return row?.email ?? null;
}

export async function deleteTokens(database: Database, userId: string, kinds: SingleUseKind[]): Promise<void> {
  await database.delete(tokens).where(and(eq(tokens.userId, userId), inArray(tokens.kind, kinds)));
}
