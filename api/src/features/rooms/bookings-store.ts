/** Room bookings: a series with its occurrences. */
import { and, asc, eq, getTableColumns, gt, inArray, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RoomRefusal } from '@park/contract/rooms';
import { buildings } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { readPage, type RowPage } from '../../core/listing/read-page';
import { publishRoomBooking } from './booking-events';
import { listInvitations } from './invitations/invitations';
import { isOpenRequest } from './current-state';
import type { Interval } from '../../core/time/park-time';
import { users } from '../../core/database/schema/users';
import { roomBookings, roomOccurrences, rooms } from '../../core/database/schema/rooms';

const bookers = alias(users, 'bookers');

export type OccurrenceRow = typeof roomOccurrences.$inferSelect & {
  /** Its room, which can differ from the booking's. */
  roomName: string;
};

export type BookingRow = typeof roomBookings.$inferSelect & {
  room: { id: string; name: string; building: { id: string; name: string }; floor: string };
  owner: string;
  /** Name of the person who booked; '' if unknown. */
  booker: string;
  needsApproval: boolean;
  invitations: { email: string; answer: 'needs-action' | 'accepted' | 'tentative' | 'declined' }[];
  occurrences: OccurrenceRow[];
};

/** Name of the constraint that keeps accepted occurrences of a room from overlapping. */
export const noOverlapConstraint = 'room_occurrences_one_at_a_time';

export interface NewOccurrence extends Interval {
  room: Pick<typeof rooms.$inferSelect, 'id' | 'bufferMinutes' | 'checkInMinutes'>;
  state: 'booked' | 'pending' | 'skipped';
  /** Why it is skipped. */
  reason?: RoomRefusal | null;
  /** Whether the person waits for a skipped date. */
  isWaiting?: boolean;
}

export interface NewBooking {
  booking: typeof roomBookings.$inferInsert;
  occurrences: readonly NewOccurrence[];
}

/**
 * Stores a booking and returns its id.
 * @throws the violation of `noOverlapConstraint` if a room is taken
 */
export async function insertBooking(transaction: Database, { booking, occurrences }: NewBooking): Promise<string> {
  const [row] = await transaction.insert(roomBookings).values(booking).returning({ id: roomBookings.id });
  if (!row) throw new Error('a stored booking got no row');
  const dates = await transaction
    .insert(roomOccurrences)
    .values(
      occurrences.map(({ start, end, room, state, reason, isWaiting }) => ({
        bookingId: row.id,
        roomId: room.id,
        startsAt: start,
        endsAt: end,
        bufferMinutes: room.bufferMinutes,
        checkInMinutes: room.checkInMinutes,
        state,
        reason,
        isWaiting,
        updatedAt: booking.createdAt,
      })),
    )
    .returning({ id: roomOccurrences.id, state: roomOccurrences.state });
  const held = dates.filter(({ state }) => state !== 'skipped');
  await publishRoomBooking(
    transaction,
    'created',
    held.map(({ id }) => id),
    booking.createdAt ?? new Date(),
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
      needsApproval: rooms.needsApproval,
      person: { firstName: users.firstName, lastName: users.lastName },
      bookerPerson: { firstName: bookers.firstName, lastName: bookers.lastName },
    })
    .from(roomBookings)
    .innerJoin(rooms, eq(rooms.id, roomBookings.roomId))
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .leftJoin(users, eq(users.id, roomBookings.ownerId))
    .leftJoin(bookers, eq(bookers.id, roomBookings.bookedBy))
    .where(inArray(roomBookings.id, [...ids]));
  const invitations = await listInvitations(database, ids);
  const occurrences = await database
    .select({ ...getTableColumns(roomOccurrences), roomName: rooms.name })
    .from(roomOccurrences)
    .innerJoin(rooms, eq(rooms.id, roomOccurrences.roomId))
    .where(inArray(roomOccurrences.bookingId, [...ids]))
    .orderBy(asc(roomOccurrences.startsAt), asc(roomOccurrences.id));
  return rows
    .map(({ building, person, bookerPerson, ...row }) => ({
      ...row,
      room: { ...row.room, building },
      owner: nameOf(person),
      booker: nameOf(bookerPerson),
      invitations: invitations
        .filter(({ bookingId }) => bookingId === row.id)
        .map(({ email, answer }) => ({ email, answer })),
      occurrences: occurrences.filter(({ bookingId }) => bookingId === row.id),
    }))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

const nameOf = (person: { firstName: string; lastName: string } | null): string =>
  person ? `${person.firstName} ${person.lastName}` : '';

/** Whether the person has an undecided request for the room that overlaps the interval. */
export async function hasOwnRequest(
  database: Database,
  roomId: string,
  ownerId: string,
  { start, end }: Interval,
  now: Date,
  ignoring: readonly string[] = [],
): Promise<boolean> {
  const [row] = await database
    .select({ id: roomOccurrences.id })
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .where(
      and(
        eq(roomOccurrences.roomId, roomId),
        eq(roomBookings.ownerId, ownerId),
        isOpenRequest(now),
        lt(roomOccurrences.startsAt, end),
        gt(roomOccurrences.endsAt, start),
        ignoring.length > 0 ? notInArray(roomOccurrences.id, [...ignoring]) : undefined,
      ),
    )
    .limit(1);
  return row !== undefined;
}

export interface OwnBookingsQuery {
  /** Whose bookings: of a person with those booked for colleagues of the company, or of a company. */
  of: { ownerId: string; companyId: string } | { companyId: string };
  when: 'upcoming' | 'past';
  now: Date;
  pageSize: number;
  paginationId?: string | undefined;
}

/**
 * A page of a person's bookings. Upcoming: an accepted occurrence has not ended or a pending one not started; ordered by the next one.
 * Past: all others, cancelled ones included, latest first.
 */
export function listOwnBookings(
  database: Database,
  { of, when, now, ...page }: OwnBookingsQuery,
): Promise<RowPage<BookingRow & { at: Date }>> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isLive = sql`(o.state = 'booked' AND o.ends_at > ${moment} OR o.state = 'pending' AND o.starts_at > ${moment})`;
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
        whoseBookings(of),
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

const whoseBookings = (of: OwnBookingsQuery['of']): SQL | undefined =>
  'ownerId' in of
    ? or(
        eq(roomBookings.ownerId, of.ownerId),
        and(
          eq(roomBookings.isForColleague, true),
          eq(roomBookings.bookedBy, of.ownerId),
          eq(roomBookings.companyId, of.companyId),
        ),
      )
    : eq(roomBookings.companyId, of.companyId);
