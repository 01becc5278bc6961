/**
 * Rooms that consist of others: who has the whole has its parts, and who has a part blocks the whole. A part can belong to
 * several wholes, which then exclude each other.
 */
import { inArray, or } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { roomParts } from '../../core/database/schema/rooms';

/** The rooms whose bookings also occupy a room: itself, what it is a part of, its parts, and wholes that share a part. */
export type OccupyingRooms = ReadonlyMap<string, readonly string[]>;

/** Every requested room is in the result, a room without parts with itself alone. */
export async function listOccupyingRooms(database: Database, roomIds: readonly string[]): Promise<OccupyingRooms> {
  const ids = [...roomIds];
  const ownParts = database.select({ id: roomParts.partId }).from(roomParts).where(inArray(roomParts.wholeId, ids));
  const rows = await database
    .select()
    .from(roomParts)
    .where(or(inArray(roomParts.partId, ids), inArray(roomParts.partId, ownParts)));
  const wholesOf = (part: string) => rows.filter(({ partId }) => partId === part).map(({ wholeId }) => wholeId);
  return new Map(
    roomIds.map((id) => {
      const parts = rows.filter(({ wholeId }) => wholeId === id).map(({ partId }) => partId);
      return [id, [...new Set([id, ...wholesOf(id), ...parts, ...parts.flatMap(wholesOf)])]];
    }),
  );
}
