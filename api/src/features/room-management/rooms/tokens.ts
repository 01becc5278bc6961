/** Secrets of one room: stored as a hash, answered once, revocable. */
import type { CallResponse } from '@park/contract';
import { isRecordId } from '@park/domain';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import { rooms, roomTokens } from '../../../core/database/schema/rooms';
import { users } from '../../../core/database/schema/users';
import { ApiError } from '../../../core/errors/api-error';
import { createSecret, hashSecret } from '../../../core/secrets/secrets';
import type { Person } from '../../../http/access/person';

async function requireRoom({ database }: Pick<AppContext, 'database'>, id: string): Promise<void> {
  const [room] = isRecordId(id) ? await database.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, id)) : [];
  if (!room) throw new ApiError(404, 'errors.rooms.notFound');
}

/**
 * The latest 100, revoked ones included, never the secrets.
 * @throws ApiError 404
 */
export async function listRoomTokens(
  context: AppContext,
  roomId: string,
): Promise<CallResponse<'GET /api/rooms/managed/{id}/tokens'>> {
  await requireRoom(context, roomId);
  const rows = await context.database
    .select({
      token: roomTokens,
      createdBy: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, '')`,
    })
    .from(roomTokens)
    .leftJoin(users, eq(users.id, roomTokens.createdBy))
    .where(eq(roomTokens.roomId, roomId))
    .orderBy(desc(roomTokens.createdAt))
    .limit(100);
  return {
    items: rows.map(({ token, createdBy }) => ({
      id: token.id,
      kind: token.kind,
      label: token.label,
      createdBy,
      createdAt: token.createdAt.toISOString(),
      lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
      revokedAt: token.revokedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * The address contains the secret, which is stored as a hash and cannot be shown again.
 * @throws ApiError 404
 */
export async function createRoomToken(
  context: AppContext,
  person: Person,
  { roomId, kind, label }: { roomId: string; kind: 'display' | 'calendar'; label: string },
): Promise<CallResponse<'POST /api/rooms/managed/{id}/tokens'>> {
  await requireRoom(context, roomId);
  const now = context.clock();
  // The prefix lets scanners of sources and mails find a secret that was copied by mistake.
  const secret = `room_${createSecret()}`;
  const id = await context.database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(roomTokens)
      .values({ roomId, kind, label, secretHash: hashSecret(secret), createdBy: person.id, createdAt: now })
      .returning({ id: roomTokens.id });
    if (!row) throw new Error('a room token got no row');
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action: 'created',
      subjectKind: 'room-token',
      subjectId: row.id,
      after: { roomId, kind, label },
    });
    return row.id;
  });
  const { parkOrigin } = context.configuration;
  const url =
    kind === 'display'
      ? // In the fragment, which browsers send to no server and log nowhere.
        `${parkOrigin}/book-a-room/display?room=${roomId}#${secret}`
      : `${parkOrigin}/api/rooms/calendars/${secret}`;
  return { id, url };
}

/** Displays and calendars with the secret stop working at once. Does nothing for an unknown or revoked one. */
export async function revokeRoomToken(context: AppContext, person: Person, id: string): Promise<void> {
  if (!isRecordId(id)) return;
  const now = context.clock();
  await context.database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(roomTokens)
      .set({ revokedAt: now })
      .where(and(eq(roomTokens.id, id), isNull(roomTokens.revokedAt)))
      .returning({ id: roomTokens.id });
    if (!row) return;
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action: 'revoked',
      subjectKind: 'room-token',
      subjectId: id,
    });
  });
}
