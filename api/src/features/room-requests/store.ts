/** Undecided requests: dates of bookings in state `pending` that have not started. */
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { buildings, companies } from '../../core/database/schema/companies';
import { roomBookings, roomOccurrences, rooms } from '../../core/database/schema/rooms';
import { users } from '../../core/database/schema/users';
import type { Database } from '../../core/database/database';
import type { Interval } from '../../core/time/park-time';
import { applyRequestedMove, isOpenRequest, publishRoomBooking } from '../rooms';

/** A date that somebody asks for; `heldUntil` includes the buffer. */
export interface RequestedDate extends Interval {
  id: string;
  bookingId: string;
  roomId: string;
  heldUntil: Date;
}

export interface RequestRow {
  date: RequestedDate;
  isTaken: boolean;
  /** The accepted date that a requested move would change. */
  movesFrom: (Interval & { room: string }) | null;
  title: string;
  note: string;
  people: number | null;
  attendees: string[];
  requestedAt: Date;
  owner: string;
  company: string;
  room: { id: string; name: string; floor: string; capacity: number; building: { id: string; name: string } };
}

/** The dates that requested moves would change. */
const moved = alias(roomOccurrences, 'moved');
const movedRooms = alias(rooms, 'moved_rooms');

const heldUntil = sql<string>`upper(${roomOccurrences}.held)`;

const dateColumns = {
  id: roomOccurrences.id,
  bookingId: roomOccurrences.bookingId,
  roomId: roomOccurrences.roomId,
  start: roomOccurrences.startsAt,
  end: roomOccurrences.endsAt,
  heldUntil,
};

const isTaken = sql<boolean>`(
  EXISTS (SELECT 1 FROM room_occurrences other
    WHERE other.room_id = ${roomOccurrences.roomId} AND other.state = 'booked' AND other.id IS DISTINCT FROM ${roomOccurrences.replacesId} AND other.held && ${roomOccurrences}.held)
  OR EXISTS (SELECT 1 FROM room_blockings closed JOIN room_blocking_rooms closed_room ON closed_room.blocking_id = closed.id
    WHERE closed_room.room_id = ${roomOccurrences.roomId} AND NOT (${users.role} = ANY (closed.allowed_roles) OR ${roomBookings.companyId} = ANY (closed.allowed_company_ids))
      AND tstzrange(closed.starts_at, closed.ends_at) && tstzrange(${roomOccurrences.startsAt}, ${roomOccurrences.endsAt})))`;

/** The next undecided dates of all rooms, in order of time. */
export async function listRequestRows(database: Database, now: Date, limit: number): Promise<RequestRow[]> {
  const rows = await database
    .select({
      ...dateColumns,
      isTaken,
      movedStart: moved.startsAt,
      movedEnd: moved.endsAt,
      movedRoom: movedRooms.name,
      title: roomBookings.title,
      note: roomBookings.note,
      people: roomBookings.people,
      attendees: roomBookings.attendees,
      requestedAt: roomBookings.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
      company: companies.name,
      room: { id: rooms.id, name: rooms.name, floor: rooms.floor, capacity: rooms.capacity },
      building: { id: buildings.code, name: buildings.name },
    })
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .innerJoin(companies, eq(companies.id, roomBookings.companyId))
    .innerJoin(rooms, eq(rooms.id, roomOccurrences.roomId))
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .leftJoin(users, eq(users.id, roomBookings.ownerId))
    .leftJoin(moved, eq(moved.id, roomOccurrences.replacesId))
    .leftJoin(movedRooms, eq(movedRooms.id, moved.roomId))
    .where(isOpenRequest(now))
    .orderBy(asc(roomOccurrences.startsAt), asc(roomOccurrences.id))
    .limit(limit);
  return rows.map((row) => ({
    isTaken: row.isTaken,
    movesFrom:
      row.movedStart && row.movedEnd ? { start: row.movedStart, end: row.movedEnd, room: row.movedRoom ?? '' } : null,
    title: row.title,
    note: row.note,
    people: row.people,
    attendees: row.attendees,
    requestedAt: row.requestedAt,
    company: row.company,
    date: {
      id: row.id,
      bookingId: row.bookingId,
      roomId: row.roomId,
      start: row.start,
      end: row.end,
      heldUntil: new Date(row.heldUntil),
    },
    owner: row.firstName === null ? '' : `${row.firstName} ${row.lastName}`,
    room: { ...row.room, building: row.building },
  }));
}

/** The undecided dates of one booking, in order of time, locked so that nobody cancels them before the decision. */
export async function lockRequestedDates(
  transaction: Database,
  bookingId: string,
  now: Date,
): Promise<RequestedDate[]> {
  const rows = await transaction
    .select(dateColumns)
    .from(roomOccurrences)
    .where(and(eq(roomOccurrences.bookingId, bookingId), isOpenRequest(now)))
    // In the order in which a cancellation locks them.
    .orderBy(asc(roomOccurrences.id))
    .for('no key update');
  return rows
    .map((row) => ({ ...row, heldUntil: new Date(row.heldUntil) }))
    .sort((one, other) => one.start.getTime() - other.start.getTime());
}

/** Undecided dates of other bookings that overlap with one of the dates in its room. */
export async function listCompetingDates(
  database: Database,
  { bookingId, dates }: { bookingId: string; dates: readonly RequestedDate[] },
  now: Date,
): Promise<RequestedDate[]> {
  if (dates.length === 0) return [];
  const rows = await database
    .select(dateColumns)
    .from(roomOccurrences)
    .where(
      and(
        ne(roomOccurrences.bookingId, bookingId),
        isOpenRequest(now),
        sql`EXISTS (SELECT 1 FROM room_occurrences wanted WHERE wanted.id IN ${dates.map(({ id }) => id)}
          AND wanted.room_id = ${roomOccurrences.roomId} AND wanted.held && ${roomOccurrences}.held)`,
      ),
    )
    .orderBy(asc(roomOccurrences.startsAt), asc(roomOccurrences.id));
  return rows.map((row) => ({ ...row, heldUntil: new Date(row.heldUntil) }));
}

export interface Decision {
  state: 'booked' | 'rejected' | 'skipped';
  reason: string | null;
  by: string;
  now: Date;
}

/**
 * Stores a decision on some dates.
 * @throws the violation of the exclusion constraint if a date to be booked is taken
 */
export async function decideDates(
  transaction: Database,
  dates: readonly RequestedDate[],
  { state, reason, by, now }: Decision,
): Promise<void> {
  if (dates.length === 0) return;
  // An accepted move changes the date that it is about.
  const moved: string[] = [];
  if (state === 'booked')
    for (const { id } of dates) {
      const movedId = await applyRequestedMove(transaction, id, { decidedBy: by, now });
      if (movedId !== null) moved.push(movedId);
    }
  const decided = await transaction
    .update(roomOccurrences)
    .set({
      state,
      reason,
      decidedBy: by,
      decidedAt: now,
      updatedAt: now,
      sequence: sql`${roomOccurrences.sequence} + 1`,
    })
    .where(
      and(
        inArray(
          roomOccurrences.id,
          dates.map(({ id }) => id),
        ),
        eq(roomOccurrences.state, 'pending'),
      ),
    )
    .returning({ id: roomOccurrences.id });
  const bookingIds = [...new Set(dates.map(({ bookingId }) => bookingId))];
  await transaction.update(roomBookings).set({ updatedAt: now }).where(inArray(roomBookings.id, bookingIds));
  const ids = [...moved, ...decided.map(({ id }) => id)];
  await publishRoomBooking(transaction, state === 'booked' ? 'changed' : 'cancelled', ids, now);
}
