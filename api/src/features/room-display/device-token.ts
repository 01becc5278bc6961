/** Who shows a door display: a paired device with a secret of that room, or a room manager who looks at it. */
import { dayMs, isRecordId, minuteMs, secondMs } from '@park/domain';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../core/context/app-context';
import { roomTokens } from '../../core/database/schema/rooms';
import type { Database } from '../../core/database/database';
import { ApiError, notFound } from '../../core/errors/api-error';
import { hashSecret } from '../../core/secrets/secrets';
import type { Person } from '../../http/access/person';
import { canManageRooms } from '../rooms';

const cookieName = 'room_display';
/** Browsers send the cookie to these calls only. */
const cookiePath = '/api/rooms/display';
const cookieDays = 400;
/** `last_used_at` is written once a minute, not with each call. */
const useIntervalMs = minuteMs;

/** The id of the room that a living secret belongs to, or null. */
export async function findRoomOfSecret(
  database: Database,
  { secret, kind, now }: { secret: string; kind: 'display' | 'calendar'; now: Date },
): Promise<{ roomId: string; createdBy: string | null } | null> {
  const [token] = await database
    .select({ id: roomTokens.id, roomId: roomTokens.roomId, createdBy: roomTokens.createdBy })
    .from(roomTokens)
    .where(and(eq(roomTokens.secretHash, hashSecret(secret)), eq(roomTokens.kind, kind), isNull(roomTokens.revokedAt)));
  if (!token) return null;
  const longAgo = new Date(now.getTime() - useIntervalMs);
  await database
    .update(roomTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(roomTokens.id, token.id), or(isNull(roomTokens.lastUsedAt), lt(roomTokens.lastUsedAt, longAgo))));
  return token;
}

const notPaired = () => new ApiError(403, 'errors.rooms.displayNotPaired');

/**
 * Keeps the secret in a cookie that only calls of displays receive.
 * @throws ApiError 403 `errors.rooms.displayNotPaired` unless it is a valid secret of this room
 */
export async function pairDisplay(
  context: AppContext,
  reply: FastifyReply,
  { roomId, secret }: { roomId: string; secret: string },
): Promise<void> {
  const found = await findRoomOfSecret(context.database, { secret, kind: 'display', now: context.clock() });
  if (found?.roomId !== roomId) throw notPaired();
  reply.setCookie(cookieName, secret, {
    path: cookiePath,
    httpOnly: true,
    sameSite: 'strict',
    secure: context.configuration.parkOrigin.startsWith('https:'),
    maxAge: (cookieDays * dayMs) / secondMs,
  });
}

/**
 * Requires a display of the room, or a room manager.
 * @returns the person who is responsible for what the display books
 * @throws ApiError 403 otherwise, also for a secret of another room
 */
export async function requireDisplay(
  context: AppContext,
  request: FastifyRequest,
  person: Person | null,
  roomId: string,
): Promise<string | null> {
  if (!isRecordId(roomId)) throw notFound();
  if (person && canManageRooms(person)) return person.id;
  const secret = request.cookies[cookieName];
  const found = secret
    ? await findRoomOfSecret(context.database, { secret, kind: 'display', now: context.clock() })
    : null;
  if (!found || found.roomId !== roomId) throw notPaired();
  return found.createdBy;
}
