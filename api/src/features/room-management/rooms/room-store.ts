/** Rooms as managers see them, archived ones included. */
import type { ParsedCallInput } from '@park/contract';
import { and, asc, count, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import { buildings } from '../../../core/database/schema/companies';
import { roomOccurrences, roomParts, rooms } from '../../../core/database/schema/rooms';
import type { Database } from '../../../core/database/database';
import { hasVersion } from '../../../core/database/record-version';

export type RoomInput = ParsedCallInput<'POST /api/rooms/managed'>['body'];
export type ManagedRoomRow = Awaited<ReturnType<typeof listRoomRows>>[number];

/** With the number of coming dates and the parts of each room; one room only with `id`. */
export async function listRoomRows(database: Database, now: Date, id?: string) {
  const rows = await database
    .select({
      ...getTableColumns(rooms),
      building: { id: buildings.code, name: buildings.name },
      latitude: buildings.latitude,
      longitude: buildings.longitude,
    })
    .from(rooms)
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .where(id === undefined ? undefined : eq(rooms.id, id))
    .orderBy(asc(buildings.position), asc(buildings.name), asc(rooms.position), asc(rooms.name), asc(rooms.id));
  const coming = await database
    .select({ roomId: roomOccurrences.roomId, dates: count() })
    .from(roomOccurrences)
    .where(
      and(
        inArray(
          roomOccurrences.roomId,
          rows.map((row) => row.id),
        ),
        inArray(roomOccurrences.state, ['booked', 'pending']),
        gt(roomOccurrences.endsAt, now),
      ),
    )
    .groupBy(roomOccurrences.roomId);
  const datesOf = new Map(coming.map(({ roomId, dates }) => [roomId, dates]));
  const parts = await database
    .select()
    .from(roomParts)
    .where(
      inArray(
        roomParts.wholeId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(roomParts.partId));
  return rows.map((row) => ({
    ...row,
    comingDates: datesOf.get(row.id) ?? 0,
    partIds: parts.filter(({ wholeId }) => wholeId === row.id).map(({ partId }) => partId),
  }));
}

/** Null if there is no such building. */
export async function findBuildingId(database: Database, code: string): Promise<string | null> {
  const [row] = await database.select({ id: buildings.id }).from(buildings).where(eq(buildings.code, code));
  return row?.id ?? null;
}

const columnsOf = ({ imageId, building: _building, ...input }: RoomInput, buildingId: string) => ({
  ...input,
  buildingId,
  imageFileId: imageId,
});

export async function insertRoom(
  transaction: Database,
  { input, buildingId, now }: { input: RoomInput; buildingId: string; now: Date },
): Promise<string> {
  const [row] = await transaction
    .insert(rooms)
    .values({
      ...columnsOf(input, buildingId),
      position: sql`(SELECT coalesce(max(position), 0) + 1 FROM rooms)`,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: rooms.id });
  if (!row) throw new Error('a stored room got no row');
  return row.id;
}

/** Returns false if the room has another version by now. */
export async function updateRoom(
  transaction: Database,
  id: string,
  {
    version,
    now,
    ...change
  }: { version: number; now: Date } & ({ input: RoomInput; buildingId: string } | { isActive: boolean }),
): Promise<boolean> {
  const changed = await transaction
    .update(rooms)
    .set({
      ...('input' in change ? columnsOf(change.input, change.buildingId) : change),
      version: sql`${rooms.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(rooms.id, id), hasVersion(rooms.version, version)))
    .returning({ id: rooms.id });
  return changed.length > 0;
}

/** Raises a room's version after a change of what belongs to it. Returns false if the room has another version by now. */
export async function touchRoom(
  transaction: Database,
  id: string,
  { version, now }: { version: number; now: Date },
): Promise<boolean> {
  const changed = await transaction
    .update(rooms)
    .set({ version: sql`${rooms.version} + 1`, updatedAt: now })
    .where(and(eq(rooms.id, id), hasVersion(rooms.version, version)))
    .returning({ id: rooms.id });
  return changed.length > 0;
}
