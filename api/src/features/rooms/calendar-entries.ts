/** What is on the calendars of rooms: bookings, requests and closures. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '@park/contract/texts';
import type { Database } from '../../core/database/database';
import { textsFor } from '../../core/languages/texts-by-language';
import { plusMinutes, type Interval } from '../../core/time/park-time';
import { users } from '../../core/database/schema/users';
import { listOccupyingRooms } from './room-parts';
import { isOnCalendar } from './current-state';
import { roomBlockingRooms, roomBlockings, roomBookings, roomOccurrences } from '../../core/database/schema/rooms';

export interface CalendarEntry extends Interval {
  id: string;
  /** Whether the booking is of a room that shares its space with this one. */
  isElsewhere: boolean;
  roomId: string;
  state: 'booked' | 'pending';
  /** End of the time that is kept free after it. */
  heldUntil: Date;
  bookingId: string;
  version: number;
  companyId: string;
  ownerId: string | null;
  bookedBy: string | null;
  isForColleague: boolean;
  owner: string;
  title: string;
}

/** What is on the rooms' calendars at `now` and overlaps an interval, its buffer included; in order of time. */
export async function listCalendarEntries(
  database: Database,
  roomIds: readonly string[],
  { start, end }: Interval,
  now: Date,
): Promise<CalendarEntry[]> {
  if (roomIds.length === 0) return [];
  const related = await listOccupyingRooms(database, roomIds);
  const rows = await database
    .select({
      id: roomOccurrences.id,
      roomId: roomOccurrences.roomId,
      state: roomOccurrences.state,
      start: roomOccurrences.startsAt,
      end: roomOccurrences.endsAt,
      bufferMinutes: roomOccurrences.bufferMinutes,
      bookingId: roomBookings.id,
      version: roomBookings.version,
      companyId: roomBookings.companyId,
      ownerId: roomBookings.ownerId,
      bookedBy: roomBookings.bookedBy,
      isForColleague: roomBookings.isForColleague,
      firstName: users.firstName,
      lastName: users.lastName,
      title: roomBookings.title,
    })
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .leftJoin(users, eq(users.id, roomBookings.ownerId))
    .where(
      and(
        inArray(roomOccurrences.roomId, [...new Set([...related.values()].flat())]),
        // The index on (room_id, held) is partial and used only with this exact condition.
        sql`${roomOccurrences.state} IN ('booked', 'pending')`,
        isOnCalendar(now),
        sql`held && tstzrange(${start.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(roomOccurrences.startsAt), asc(roomOccurrences.id));
  const entries = rows.map(({ bufferMinutes, firstName, lastName, state, ...row }): CalendarEntry => ({
    ...row,
    isElsewhere: false,
    state: state === 'pending' ? 'pending' : 'booked',
    heldUntil: plusMinutes(row.end, bufferMinutes),
    owner: firstName === null ? '' : `${firstName} ${lastName}`,
  }));
  // A booking of the whole occupies its parts, one of a part occupies the whole; requests hold nothing.
  return roomIds.flatMap((roomId) =>
    entries.flatMap((entry) => {
      if (entry.roomId === roomId) return [entry];
      const occupies = entry.state === 'booked' && related.get(roomId)?.includes(entry.roomId) === true;
      return occupies ? [{ ...entry, roomId, isElsewhere: true }] : [];
    }),
  );
}

export interface Blocking extends Interval {
  roomId: string;
  reason: string | null;
  allowedRoles: number[];
  allowedCompanyIds: string[];
}

/** Closures of the rooms, and of rooms that share their space, in order of time. */
export async function listBlockings(
  database: Database,
  roomIds: readonly string[],
  { start, end }: Interval,
  language: Language,
): Promise<Blocking[]> {
  if (roomIds.length === 0) return [];
  const related = await listOccupyingRooms(database, roomIds);
  const rows = await database
    .select({
      id: roomBlockings.id,
      roomId: roomBlockingRooms.roomId,
      start: roomBlockings.startsAt,
      end: roomBlockings.endsAt,
      texts: roomBlockings.texts,
      allowedRoles: roomBlockings.allowedRoles,
      allowedCompanyIds: roomBlockings.allowedCompanyIds,
    })
    .from(roomBlockings)
    .innerJoin(roomBlockingRooms, eq(roomBlockingRooms.blockingId, roomBlockings.id))
    .where(
      and(
        inArray(roomBlockingRooms.roomId, [...new Set([...related.values()].flat())]),
        sql`tstzrange(${roomBlockings.startsAt}, ${roomBlockings.endsAt}) && tstzrange(${start.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(roomBlockings.startsAt), asc(roomBlockings.id));
  return roomIds.flatMap((roomId) => {
    // A closure can name a room and one that shares its space.
    const here = rows.filter((row) => related.get(roomId)?.includes(row.roomId));
    return [...new Map(here.map((row) => [row.id, row])).values()].map((row) => ({
      roomId,
      start: row.start,
      end: row.end,
      reason: textsFor(row.texts, language)?.texts.reason ?? null,
      allowedRoles: row.allowedRoles,
      allowedCompanyIds: row.allowedCompanyIds,
    }));
  });
}
