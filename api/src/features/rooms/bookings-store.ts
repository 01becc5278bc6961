/** Room bookings: a series with its occurrences. */
import { and, asc, eq, getTableColumns, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { buildings } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { readPage, type RowPage } from '../../core/listing/read-page';
import type { Interval } from '../../core/time/park-time';
import { users } from '../../core/database/schema/users';
import { roomBookings, roomOccurrences, rooms } from '../../core/database/schema/rooms';

export type OccurrenceRow = typeof roomOccurrences.$inferSelect;

export type BookingRow = typeof roomBookings.$inferSelect & {
  room: { id: string; name: string; building: { id: string; name: string }; floor: string };
  owner: string;
  occurrences: OccurrenceRow[];
};

/** Name of the constraint that keeps accepted occurrences of a room from overlapping. */
export const noOverlapConstraint = 'room_occurrences_one_at_a_time';

export interface NewBooking {
  booking: typeof roomBookings.$inferInsert;
  occurrences: (Interval & { state: 'booked' | 'pending' })[];
  bufferMinutes: number;
}

/**
 * Stores a booking and returns its id.
 * @throws the violation of `noOverlapConstraint` if the room is taken
 */
export async function insertBooking(
  transaction: Database,
  { booking, occurrences, bufferMinutes }: NewBooking,
): Promise<string> {
  const [row] = await transaction.insert(roomBookings).values(booking).returning({ id: roomBookings.id });
  if (!row) throw new Error('a stored booking got no row');
  await transaction.insert(roomOccurrences).values(
    occurrences.map(({ start, end, state }) => ({
      bookingId: row.id,
      roomId: booking.roomId,
      startsAt: start,
      endsAt: end,
      bufferMinutes,
      state,
      updatedAt: booking.createdAt,
    })),
  );
  return row.id;
}

/** Returns bookings in the order of the ids. */
export async function findBookings(database: Database, ids: readonly string[]): Promise<BookingRow[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({
      ...getTableColumns(roomBookings),
      room: { id: rooms.id, name: rooms.name, floor: rooms.floor },
      building: { id: buildings.code, name: buildings.name },
      person: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(roomBookings)
    .innerJoin(rooms, eq(rooms.id, roomBookings.roomId))
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .leftJoin(users, eq(users.id, roomBookings.ownerId))
    .where(inArray(roomBookings.id, [...ids]));
  const occurrences = await database
    .select()
    .from(roomOccurrences)
    .where(inArray(roomOccurrences.bookingId, [...ids]))
    .orderBy(asc(roomOccurrences.startsAt), asc(roomOccurrences.id));
  return rows
    .map(({ building, person, ...row }) => ({
      ...row,
      room: { ...row.room, building },
      owner: person ? `${person.firstName} ${person.lastName}` : '',
      occurrences: occurrences.filter(({ bookingId }) => bookingId === row.id),
    }))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Whether the person has a pending request for the room that overlaps the interval. */
export async function hasOwnRequest(
  database: Database,
  roomId: string,
  ownerId: string,
  { start, end }: Interval,
): Promise<boolean> {
  const [row] = await database
    .select({ id: roomOccurrences.id })
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .where(
      and(
        eq(roomOccurrences.roomId, roomId),
        eq(roomBookings.ownerId, ownerId),
        eq(roomOccurrences.state, 'pending'),
        lt(roomOccurrences.startsAt, end),
        gt(roomOccurrences.endsAt, start),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export interface OwnBookingsQuery {
  ownerId: string;
  when: 'upcoming' | 'past';
  now: Date;
  pageSize: number;
  paginationId?: string | undefined;
}

/**
 * A page of a person's bookings. Upcoming: an accepted or pending occurrence has not ended; ordered by the next one.
 * Past: all others, cancelled ones included, latest first.
 */
export function listOwnBookings(
  database: Database,
  { ownerId, when, now, ...page }: OwnBookingsQuery,
): Promise<RowPage<BookingRow & { at: Date }>> {
  const isLive = sql`o.state IN ('booked', 'pending') AND o.ends_at > ${now.toISOString()}::timestamptz`;
  const at =
    when === 'upcoming'
      ? sql`(SELECT min(o.starts_at) FROM room_occurrences o WHERE o.booking_id = ${roomBookings.id} AND ${isLive})`
      : sql`(SELECT max(o.starts_at) FROM room_occurrences o WHERE o.booking_id = ${roomBookings.id})`;
  const hasLive = sql`EXISTS (SELECT 1 FROM room_occurrences o WHERE o.booking_id = ${roomBookings.id} AND ${isLive})`;
  const direction = when === 'upcoming' ? 'asc' : 'desc';
  return readPage(page, {
    order: () => ({
      name: `own-rooms-${when}`,
      keys: [
        { by: at, direction, type: 'instant' },
        { by: roomBookings.id, direction, type: 'uuid' },
      ],
    }),
    async read(reading) {
      const conditions: (SQL | undefined)[] = [
        eq(roomBookings.ownerId, ownerId),
        when === 'upcoming' ? hasLive : sql`NOT ${hasLive}`,
        reading.after,
      ];
      const places = await database
        .select({ id: roomBookings.id, at: sql<string | Date>`${at}` })
        .from(roomBookings)
        .where(and(...conditions))
        .orderBy(...reading.orderBy)
        .limit(reading.limit);
      const whenById = new Map(places.map((place) => [place.id, new Date(place.at)]));
      const bookings = await findBookings(
        database,
        places.map(({ id }) => id),
      );
      return bookings.map((booking) => ({ ...booking, at: whenById.get(booking.id) ?? now }));
    },
    positionOf: (row) => [row.at.toISOString(), row.id],
  });
}

/** Cancels the occurrences that have not started. Returns whether there were any. */
export async function cancelUpcoming(
  transaction: Database,
  bookingId: string,
  by: string,
  now: Date,
): Promise<boolean> {
  const cancelled = await transaction
    .update(roomOccurrences)
    .set({
      state: 'cancelled',
      decidedBy: by,
      decidedAt: now,
      updatedAt: now,
      sequence: sql`${roomOccurrences.sequence} + 1`,
    })
    .where(
      and(
        eq(roomOccurrences.bookingId, bookingId),
        inArray(roomOccurrences.state, ['booked', 'pending']),
        gt(roomOccurrences.startsAt, now),
      ),
    )
    .returning({ id: roomOccurrences.id });
  if (cancelled.length > 0)
    await transaction.update(roomBookings).set({ updatedAt: now }).where(eq(roomBookings.id, bookingId));
  return cancelled.length > 0;
}
