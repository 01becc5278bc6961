/** Bookings around now, with what checking in means for them. */
import { checkInOpensMinutes, type RoomArrival } from '@park/contract/room-check-in';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { buildings } from '../../core/database/schema/companies';
import { roomBookings, roomOccurrences, rooms } from '../../core/database/schema/rooms';
import { users } from '../../core/database/schema/users';
import type { Database } from '../../core/database/database';
import { plusMinutes } from '../../core/time/park-time';
import { checkInDeadline, stateAt } from '../rooms';

const columns = {
  occurrence: roomOccurrences,
  booking: {
    ownerId: roomBookings.ownerId,
    companyId: roomBookings.companyId,
    contractId: roomBookings.contractId,
    title: roomBookings.title,
    attendees: roomBookings.attendees,
  },
  room: { id: rooms.id, name: rooms.name, floor: rooms.floor },
  building: { id: buildings.code, name: buildings.name },
  owner: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, '')`,
};

const select = (database: Database) =>
  database
    .select(columns)
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .innerJoin(rooms, eq(rooms.id, roomOccurrences.roomId))
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .leftJoin(users, eq(users.id, roomBookings.ownerId));

export type ArrivalRow = Awaited<ReturnType<typeof listArrivals>>[number];

/** Booked and released dates that match a condition, in order of time. */
export async function listArrivals(database: Database, condition: SQL | undefined) {
  const rows = await select(database)
    .where(and(inArray(roomOccurrences.state, ['booked', 'released']), condition))
    .orderBy(asc(roomOccurrences.startsAt), asc(roomOccurrences.id))
    .limit(200);
  return rows.map(({ occurrence, booking, room, building, owner }) => ({
    ...occurrence,
    ...booking,
    owner,
    room: { ...room, building },
  }));
}

/** Null unless the date exists and is booked or released. */
export async function findArrival(database: Database, id: string): Promise<ArrivalRow | null> {
  const [row] = await listArrivals(database, eq(roomOccurrences.id, id));
  return row ?? null;
}

/** Condition for what runs, or begins within some minutes, as it was booked. */
export const isAround = (now: Date, minutesAhead: number): SQL =>
  sql`(${roomOccurrences.startsAt} <= ${plusMinutes(now, minutesAhead).toISOString()}::timestamptz
    AND coalesce(${roomOccurrences.plannedEnd}, ${roomOccurrences.endsAt}) > ${now.toISOString()}::timestamptz
    AND (${roomOccurrences.state} = 'released' OR ${roomOccurrences.endsAt} > ${now.toISOString()}::timestamptz))`;

/** From when one can check in for a date. */
export const opensAt = (startsAt: Date): Date => plusMinutes(startsAt, -checkInOpensMinutes);

/**
 * The state at `now`, also if nothing has stored yet that the room was released. `deadline` is null for rooms without
 * check-in.
 */
export function arrivalOf(row: ArrivalRow, now: Date): RoomArrival {
  const { id, bookingId, room, title, owner, startsAt } = row;
  const isReleased = stateAt(row, now).state === 'released';
  return {
    id,
    bookingId,
    room,
    title,
    owner,
    start: startsAt.toISOString(),
    end: (isReleased ? (row.plannedEnd ?? row.endsAt) : row.endsAt).toISOString(),
    state: row.checkedInAt ? 'arrived' : isReleased ? 'missed' : opensAt(startsAt) > now ? 'early' : 'open',
    opensAt: opensAt(startsAt).toISOString(),
    deadline: checkInDeadline(row)?.toISOString() ?? null,
  };
}
