/** Dates that a closure touches, and where each could move. */
import type { TouchedDate } from '@park/contract/room-closures';
import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import { companies } from '../../../core/database/schema/companies';
import { roomBookings, roomOccurrences, rooms } from '../../../core/database/schema/rooms';
import { users } from '../../../core/database/schema/users';
import type { Database } from '../../../core/database/database';
import { ApiError } from '../../../core/errors/api-error';
import { overlaps, isoInterval, type Interval } from '../../../core/time/park-time';
import { findAlternatives, findRoom, isOnCalendar, listOccupyingRooms } from '../../rooms';
import { loadPeople } from '../../users';

export const maxTouched = 200;

export interface Closure {
  roomIds: readonly string[];
  dates: readonly Interval[];
  allowedRoles: readonly number[];
  allowedCompanyIds: readonly string[];
}

export type TouchedRow = Awaited<ReturnType<typeof listTouched>>[number];

/** A closure also closes the parts of its rooms, and the rooms that they are a part of. */
const listClosedRooms = async (database: Database, { roomIds }: Closure): Promise<string[]> => [
  ...new Set([...(await listOccupyingRooms(database, roomIds)).values()].flat()),
];

/**
 * Coming dates of people who are not exempt, in order of time.
 * @throws ApiError 422 beyond `maxTouched`
 */
export async function listTouched(database: Database, closure: Closure, now: Date) {
  const { dates, allowedRoles, allowedCompanyIds } = closure;
  const roomIds = await listClosedRooms(database, closure);
  const within = dates.map(
    ({ start, end }) =>
      sql`(${roomOccurrences.startsAt} < ${end.toISOString()}::timestamptz AND ${roomOccurrences.endsAt} > ${start.toISOString()}::timestamptz)`,
  );
  const touched = await database
    .select({
      occurrence: roomOccurrences,
      booking: {
        title: roomBookings.title,
        ownerId: roomBookings.ownerId,
        companyId: roomBookings.companyId,
        contractId: roomBookings.contractId,
        people: roomBookings.people,
        recurrence: roomBookings.recurrence,
      },
      owner: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, '')`,
      company: companies.name,
      room: { id: rooms.id, name: rooms.name },
    })
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .innerJoin(rooms, eq(rooms.id, roomOccurrences.roomId))
    .innerJoin(companies, eq(companies.id, roomBookings.companyId))
    .leftJoin(users, eq(users.id, roomBookings.ownerId))
    .where(
      and(
        inArray(roomOccurrences.roomId, roomIds),
        isOnCalendar(now),
        sql`${roomOccurrences.endsAt} > ${now.toISOString()}::timestamptz`,
        or(...within),
        // The owner of a booking can be deleted, and then has no role.
        or(isNull(users.role), notInArray(users.role, [...allowedRoles])),
        notInArray(roomBookings.companyId, [...allowedCompanyIds]),
      ),
    )
    .orderBy(asc(roomOccurrences.startsAt), asc(roomOccurrences.id))
    .limit(maxTouched + 1);
  if (touched.length > maxTouched)
    throw new ApiError(422, 'errors.rooms.tooManyTouched', { values: { limit: maxTouched, unit: 'bookings' } });
  return touched;
}

/** The touched dates with a place to move to: another room or time outside of the closure that nobody else was offered. */
export async function previewTouched(context: AppContext, closure: Closure): Promise<TouchedDate[]> {
  const now = context.clock();
  const touched = await listTouched(context.database, closure, now);
  const closedRooms = await listClosedRooms(context.database, closure);
  const owners = await loadPeople(
    context,
    touched.flatMap(({ booking }) => booking.ownerId ?? []),
  );
  const offered: ({ roomId: string } & Interval)[] = [];
  const result: TouchedDate[] = [];
  for (const row of touched) {
    const { occurrence, booking } = row;
    const requested = { start: occurrence.startsAt, end: occurrence.endsAt };
    const owner = booking.ownerId === null ? undefined : owners.get(booking.ownerId);
    const room = await findRoom(context.database, occurrence.roomId);
    const { alternatives } =
      owner && room && requested.start > now
        ? await findAlternatives(context, owner, { room, requested, people: booking.people, ignoring: [occurrence.id] })
        : { alternatives: [] };
    const alternative = alternatives
      // Who is moved by the park keeps the whole time.
      .filter(({ kind }) => kind !== 'shorten')
      .map((one) => ({ room: one.room, start: new Date(one.start), end: new Date(one.end) }))
      .find(
        (one) =>
          !(closedRooms.includes(one.room.id) && closure.dates.some((date) => overlaps(date, one))) &&
          !offered.some((other) => other.roomId === one.room.id && overlaps(other, one)),
      );
    if (alternative) offered.push({ roomId: alternative.room.id, start: alternative.start, end: alternative.end });
    result.push({
      id: occurrence.id,
      title: booking.title,
      owner: row.owner,
      company: row.company,
      room: row.room,
      ...isoInterval(requested),
      state: occurrence.state === 'pending' ? 'pending' : 'booked',
      alternative: alternative ? { room: alternative.room, ...isoInterval(alternative) } : null,
    });
  }
  return result;
}
