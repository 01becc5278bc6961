/** Rooms that can be booked, and their locks. */
import { and, arrayOverlaps, asc, eq, inArray, isNull, getTableColumns } from 'drizzle-orm';
import type { Language } from '@park/contract/texts';
import { catalogItems } from '../../core/database/schema/catalogs';
import { buildings } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { roomNotFound } from './refusals';
import { listOccupyingRooms } from './room-parts';
import type { Booker } from './rules';
import { rooms } from '../../core/database/schema/rooms';

const roomColumns = {
  ...getTableColumns(rooms),
  building: { id: buildings.code, name: buildings.name },
  latitude: buildings.latitude,
  longitude: buildings.longitude,
};

export type RoomRow = typeof rooms.$inferSelect & {
  building: { id: string; name: string };
  latitude: number | null;
  longitude: number | null;
};

/** Active rooms that a person may book, in the park's order. */
export async function listBookableRooms(database: Database, booker: Booker): Promise<RoomRow[]> {
  if (!booker.managesRooms && booker.contractIds.length === 0) return [];
  return database
    .select(roomColumns)
    .from(rooms)
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .where(
      and(
        eq(rooms.isActive, true),
        booker.managesRooms ? undefined : arrayOverlaps(rooms.contractIds, [...booker.contractIds]),
      ),
    )
    .orderBy(asc(buildings.position), asc(buildings.name), asc(rooms.position), asc(rooms.name), asc(rooms.id));
}

/** An active room, regardless of who may book it; null when there is none. */
export async function findRoom(database: Database, id: string): Promise<RoomRow | null> {
  const [row] = await database
    .select(roomColumns)
    .from(rooms)
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .where(and(eq(rooms.id, id), eq(rooms.isActive, true)));
  return row ?? null;
}

/** @throws ApiError 404 `errors.rooms.notFound` if there is no such active room */
export async function requireRoom(database: Database, id: string): Promise<RoomRow> {
  const room = await findRoom(database, id);
  if (!room) throw roomNotFound();
  return room;
}

/** Where an active room is; null when there is none. */
export async function findRoomPlace(database: Database, id: string) {
  const room = await findRoom(database, id);
  return room && { id: room.id, name: room.name, floor: room.floor, building: room.building };
}

/**
 * Locks the room until the transaction ends, so that bookings of it run one after the other. Without the lock, parallel
 * inserts wait for each other in the exclusion constraint and the database ends one of them as a deadlock.
 */
export const lockRoom = (transaction: Database, id: string): Promise<void> => lockRooms(transaction, [id]);

/**
 * Locks rooms, and the rooms that share their space, in the order of their ids, so that two who lock several never wait
 * for each other.
 */
export async function lockRooms(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const related = await listOccupyingRooms(transaction, ids);
  await transaction
    .select({ id: rooms.id })
    .from(rooms)
    .where(inArray(rooms.id, [...new Set([...related.values()].flat())]))
    .orderBy(asc(rooms.id))
    .for('no key update');
}

/** Ids of equipment that a room can be given; archived one stays where it is. */
export async function listEquipmentChoices(database: Database): Promise<Set<string>> {
  const rows = await database
    .select({ id: catalogItems.id })
    .from(catalogItems)
    .where(and(eq(catalogItems.catalog, 'room-equipment'), isNull(catalogItems.archivedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Names by id in the order of the catalog, archived ones included, because rooms keep them. */
export async function listEquipmentNames(database: Database, language: Language): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: catalogItems.id, en: catalogItems.labelEn, fr: catalogItems.labelFr })
    .from(catalogItems)
    .where(eq(catalogItems.catalog, 'room-equipment'))
    .orderBy(asc(catalogItems.position), asc(catalogItems.id));
  return new Map(rows.map((row) => [row.id, row[language]]));
}
