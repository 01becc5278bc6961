import { secondMs, tokenLifetimesMs, type RequestSource } from '@park/domain';
import type { CallResponse } from '@park/contract';
import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import { hashSecret, createSecret } from '../../core/secrets/secrets';
import type { SessionCookies } from '../../http/access/cookies';
import type { Database } from '../../core/database/database';
import { sessions } from '../../core/database/schema/auth';

export type SignInMethod = (typeof sessions.$inferSelect)['signInMethod'];

interface NewSession {
  userId: string;
  source: RequestSource;
  device: string | undefined;
  now: Date;
  /** `password` by default. */
  method?: SignInMethod;
  lifetimeMs?: number;
  /** Refuses every call that changes something. */
  isReadOnly?: boolean;
}

const maxDeviceLength = 300;
/** How long requests that were sent before a renewal are still answered. */
const previousSecretMs = 30 * secondMs;

/** Creates a session and returns the values of its two cookies. */
export async function createSession(
  database: Database,
  {
    userId,
    source,
    device,
    now,
    method = 'password',
    lifetimeMs = tokenLifetimesMs.session,
    isReadOnly = false,
  }: NewSession,
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
    expiresAt: new Date(now.getTime() + lifetimeMs),
    isReadOnly,
    signInMethod: method,
  });
  return cookies;
}

/** Gives a session whose person has just confirmed who they are a new credential, and returns it. */
export async function renewSession(database: Database, sessionId: string, now: Date): Promise<string> {
  const secret = createSecret();
  await database
    .update(sessions)
    .set({
      secretHash: hashSecret(secret),
      previousSecretHash: sql`${sessions.secretHash}`,
      previousSecretUntil: new Date(now.getTime() + previousSecretMs),
      confirmedAt: now,
    })
    .where(eq(sessions.id, sessionId));
  return secret;
}

/** Ends the session of a credential, with or without its marker. */
export async function deleteSessionBySecret(database: Database, secret: string): Promise<void> {
  const hash = hashSecret(secret);
  await database.delete(sessions).where(or(eq(sessions.secretHash, hash), eq(sessions.previousSecretHash, hash)));
}

/** Whether the person has this session. Its age is not checked. */
export async function hasSession(database: Database, userId: string, sessionId: string): Promise<boolean> {
  const [row] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  return row !== undefined;
}

/** Ends a session of a person; false if there is no such session. */
export async function deleteSession(database: Database, userId: string, sessionId: string): Promise<boolean> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Signs the person out everywhere, this browser included. */
export async function deleteAllSessions(database: Database, userId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.userId, userId));
}

/** Returns the unexpired sessions of a person, most recently used first. */
export async function listSessions(
  database: Database,
  userId: string,
  currentId: string,
  now: Date,
): Promise<Pick<CallResponse<'GET /api/auth/sessions'>, 'items'>> {
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

/** False for no session and for one that is deleted. */
export async function beganWithPasskey(database: Database, sessionId: string | null): Promise<boolean> {
  if (sessionId === null) return false;
  const [row] = await database
    .select({ method: sessions.signInMethod })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.method === 'passkey';
}
