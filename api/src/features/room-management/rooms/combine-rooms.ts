/** Combined rooms: which rooms a whole consists of (docs/design/rooms.md, rule 12). */
import type { ManagedRoom } from '@park/contract/room-management';
import type { Language } from '@park/contract/texts';
import { isRecordId } from '@park/domain';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { retryTransaction } from '../../../core/database/retry-transaction';
import { recordAudit } from '../../../core/audit/trail';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { roomParts, rooms } from '../../../core/database/schema/rooms';
import { ApiError } from '../../../core/errors/api-error';
import { dayOf } from '../../../core/time/park-time';
import type { Person } from '../../../http/access/person';
import { lockRooms } from '../../rooms';
import { findManagedRoom } from './manage-rooms';
import { touchRoom } from './room-store';

interface Combination {
  id: string;
  version: number;
  partIds: readonly string[];
}

/**
 * Replaces the parts of a room; none makes it an ordinary room again.
 * @throws ApiError 404, 409 `errors.rooms.roomChanged` for an old version, 422 `errors.rooms.notAPart`, 409
 * `errors.rooms.partsBooked`
 */
export async function setRoomParts(
  context: AppContext,
  person: Person,
  language: Language,
  { id, version, partIds: given }: Combination,
): Promise<ManagedRoom> {
  const partIds = [...new Set(given)];
  const now = context.clock();
  return retryTransaction(context.database, async (transaction) => {
    const known = isRecordId(id) ? [id, ...partIds] : partIds;
    await lockRooms(transaction, known);
    const before = await findManagedRoom(transaction, id, language, now);
    await requireParts(transaction, id, partIds);
    await requireNoOverlap(transaction, context, id, partIds);
    const added = partIds.filter((part) => !before.partIds.includes(part));
    const removed = before.partIds.filter((part) => !partIds.includes(part));
    if (removed.length > 0)
      await transaction.delete(roomParts).where(and(eq(roomParts.wholeId, id), inArray(roomParts.partId, removed)));
    if (added.length > 0) await transaction.insert(roomParts).values(added.map((partId) => ({ wholeId: id, partId })));
    if (!(await touchRoom(transaction, id, { version, now })))
      throw new ApiError(409, 'errors.rooms.roomChanged', { details: { current: before } });
    await recordAudit(transaction, {
      at: now,
      actor: person,
      action: 'changed',
      subjectKind: 'room',
      subjectId: id,
      before: { parts: before.partIds },
      after: { parts: partIds },
    });
    return findManagedRoom(transaction, id, language, now);
  });
}

/** A part is another active room that is not combined itself, and the whole is no part of another room. */
async function requireParts(transaction: Database, id: string, partIds: readonly string[]): Promise<void> {
  if (partIds.length === 0) return;
  const notAPart = new ApiError(422, 'errors.rooms.notAPart', { fields: { partIds: 'errors.rooms.notAPart' } });
  if (partIds.includes(id)) throw notAPart;
  const found = await transaction
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(inArray(rooms.id, [...partIds]), eq(rooms.isActive, true)));
  const [nested] = await transaction
    .select()
    .from(roomParts)
    .where(or(inArray(roomParts.wholeId, [...partIds]), eq(roomParts.partId, id)))
    .limit(1);
  if (found.length < partIds.length || nested) throw notAPart;
}

/** Names the first part that somebody has during a coming booking of the whole. */
async function requireNoOverlap(
  transaction: Database,
  { clock, configuration }: AppContext,
  id: string,
  partIds: readonly string[],
): Promise<void> {
  if (partIds.length === 0) return;
  const { rows } = await transaction.execute<{ name: string; starts_at: string }>(sql`
    SELECT r.name, w.starts_at FROM room_occurrences w
    JOIN room_holds h ON h.room_id = ANY(${sql.param(`{${partIds.join(',')}}`)}::uuid[]) AND h.held && w.held AND h.occurrence_id <> w.id
    JOIN rooms r ON r.id = h.room_id
    WHERE w.room_id = ${id}::uuid AND w.state = 'booked' AND w.ends_at > ${clock().toISOString()}::timestamptz
    ORDER BY w.starts_at LIMIT 1`);
  const [first] = rows;
  if (!first) return;
  const day = dayOf(new Date(first.starts_at), configuration.parkTimeZone);
  throw new ApiError(409, 'errors.rooms.partsBooked', { values: { name: first.name, day } });
}
