/** Reads dates of bookings with what an entry of a calendar says about them. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { buildings } from '../../core/database/schema/companies';
import { roomBookings, roomOccurrences, rooms } from '../../core/database/schema/rooms';

/** A query of the rows that `roomEvent` reads; the caller adds `where` and `orderBy`. */
export const selectRoomEvents = (database: Database) =>
  database
    .select({
      bookingId: roomBookings.id,
      isSeries: sql<boolean>`${roomBookings.recurrence} IS NOT NULL`,
      originalStart: roomOccurrences.originalStart,
      start: roomOccurrences.startsAt,
      end: roomOccurrences.endsAt,
      state: roomOccurrences.state,
      sequence: roomOccurrences.sequence,
      updatedAt: roomOccurrences.updatedAt,
      createdAt: roomBookings.createdAt,
      title: roomBookings.title,
      note: roomBookings.note,
      room: rooms.name,
      floor: rooms.floor,
      building: buildings.name,
    })
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .innerJoin(rooms, eq(rooms.id, roomOccurrences.roomId))
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId));
