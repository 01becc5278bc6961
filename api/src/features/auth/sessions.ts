import { tokenLifetimesMs, type RequestSource } from '@park/domain';
import type { CallResponse } from '@park/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import { hashSecret, createSecret } from '../../core/secrets/secrets';
import type { SessionCookies } from '../../http/access/cookies';
import type { Database } from '../../core/database/database';
import { sessions } from '../../core/database/schema/auth';

interface NewSession {
  userId: string;
  source: RequestSource;
  device: string | undefined;
  now: Date;
}

const maxDeviceLength = 300;

/** Creates a session and returns the values of its two cookies. */
export async function createSession(
  database: Database,
  { userId, source, device, now }: NewSession,
): Promise<SessionCookies> {
  const cookies = { secret: createSecret(), marker: createSecret() };
  await database.insert(sessions).values({
    userId,
    source,
    secretHash: hashSecret(cookies.secret),
    markerHash: hashSecret(cookies.marker),
    device: device?.slice(0, maxDeviceLength) ?? null,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + tokenLifetimesMs.session),
  });
  return cookies;
}

/** Ends the session of a credential, with or without its marker. */
export async function deleteSessionBySecret(database: Database, secret: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.secretHash, hashSecret(secret)));
}

/** Ends a session of a person; false if there is no such session. */
export async function deleteSession(database: Database, userId: string, sessionId: string): Promise<boolean> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function deleteAllSessions(database: Database, userId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.userId, userId));
}

/** Returns the unexpired sessions of a person, most recently used first. */
export async function listSessions(
  database: Database,
  userId: string,
  currentId: string,
  now: Date,
): Promise<CallResponse<'GET /api/auth/sessions'>> {
  const rows = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), sessions.id);
  return {
    items: rows.map(({ id, source, device, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      source,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isCurrent: id === currentId,
    })),
  };
}
