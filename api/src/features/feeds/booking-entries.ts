/** A person's own room and parking bookings as entries of their calendar. */
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Language } from '@park/contract/texts';
import { buildings } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import type { CalendarEvent } from '../../core/icalendar/calendar';
import { calendarRetentionMs } from '../events';
import { halfInterval } from '../parking';
import { parkingBookingHalves, parkingBookings, parkingLots, parkingSpots } from '../../core/database/schema/parking';
import { dayOf } from '../../core/time/park-time';
import { roomBookings, roomOccurrences, rooms } from '../../core/database/schema/rooms';

export interface BookingFeedOptions {
  userId: string;
  now: Date;
  language: Language;
  zone: string;
  parkOrigin: string;
}

const words = {
  en: { parking: (lot: string, spot: string) => `Parking: ${lot}, spot ${spot}`, room: 'Room' },
  fr: { parking: (lot: string, spot: string) => `Parking\u00a0: ${lot}, place ${spot}`, room: 'Salle' },
} as const;

const cancelledStates = ['cancelled', 'rejected'] as const;
const shownStates = ['booked', 'pending', 'released', ...cancelledStates] as const;

/**
 * Returns room bookings of the last 90 days and later; cancelled ones for 90 days. A room released because nobody
 * checked in ends earlier.
 */
export async function roomEntries(
  database: Database,
  { userId, now, language, parkOrigin }: BookingFeedOptions,
): Promise<CalendarEvent[]> {
  const since = new Date(now.getTime() - calendarRetentionMs);
  const isOff = inArray(roomOccurrences.state, [...cancelledStates]);
  const rows = await database
    .select({
      id: roomOccurrences.id,
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
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .where(
      and(
        eq(roomBookings.ownerId, userId),
        inArray(roomOccurrences.state, [...shownStates]),
        or(and(sql`NOT ${isOff}`, gt(roomOccurrences.endsAt, since)), and(isOff, gt(roomOccurrences.updatedAt, since))),
      ),
    )
    .orderBy(asc(roomOccurrences.startsAt), asc(roomOccurrences.id));
  const host = new URL(parkOrigin).hostname;
  return rows.map((row) => ({
    uid: `room-${row.id}@${host}`,
    start: row.start,
    end: row.end,
    isAllDay: false,
    title: row.title || `${words[language].room} ${row.room}`,
    description: row.note,
    location: [row.room, row.building, row.floor].filter(Boolean).join(', '),
    url: `${parkOrigin}/book-a-room`,
    status:
      row.state === 'pending'
        ? 'tentative'
        : row.state === 'cancelled' || row.state === 'rejected'
          ? 'cancelled'
          : 'confirmed',
    isPublic: false,
    sequence: row.sequence,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }));
}

/**
 * Returns one entry per booking, from the start of its first half to the end of its last; cancelled halves are
 * excluded.
 */
export async function parkingEntries(
  database: Database,
  { userId, now, language, zone, parkOrigin }: BookingFeedOptions,
): Promise<CalendarEvent[]> {
  const since = new Date(now.getTime() - calendarRetentionMs);
  const rows = await database
    .select({
      id: parkingBookings.id,
      day: parkingBookings.day,
      sequence: parkingBookings.sequence,
      createdAt: parkingBookings.createdAt,
      updatedAt: parkingBookings.updatedAt,
      lot: parkingLots.name,
      address: parkingLots.address,
      spot: parkingSpots.number,
      booked: sql<
        ('am' | 'pm')[]
      >`coalesce(jsonb_agg(${parkingBookingHalves.half} ORDER BY ${parkingBookingHalves.half}) FILTER (WHERE ${parkingBookingHalves.state} = 'booked'), '[]'::jsonb)`,
      all: sql<('am' | 'pm')[]>`jsonb_agg(${parkingBookingHalves.half} ORDER BY ${parkingBookingHalves.half})`,
    })
    .from(parkingBookings)
    .innerJoin(parkingBookingHalves, eq(parkingBookingHalves.bookingId, parkingBookings.id))
    .innerJoin(parkingSpots, eq(parkingSpots.id, parkingBookings.spotId))
    .innerJoin(parkingLots, eq(parkingLots.id, parkingSpots.lotId))
    .where(
      and(
        eq(parkingBookings.userId, userId),
        or(gt(parkingBookings.day, dayOf(since, zone)), gt(parkingBookings.updatedAt, since)),
      ),
    )
    .groupBy(parkingBookings.id, parkingLots.id, parkingSpots.id)
    .orderBy(asc(parkingBookings.day), asc(parkingBookings.id));
  const host = new URL(parkOrigin).hostname;
  return rows.flatMap((row) => {
    const isOff = row.booked.length === 0;
    if (isOff && row.updatedAt <= since) return [];
    const halves = isOff ? row.all : row.booked;
    const intervals = halves.map((half) => halfInterval(row.day, half, zone));
    const [first] = intervals;
    const last = intervals.at(-1);
    if (!first || !last) return [];
    return [
      {
        uid: `parking-${row.id}@${host}`,
        start: first.start,
        end: last.end,
        isAllDay: false,
        // Parking does not make the person busy.
        isFree: true,
        title: words[language].parking(row.lot, row.spot),
        description: '',
        location: row.address || row.lot,
        url: `${parkOrigin}/parkshare/bookings/details?id=${row.id}`,
        status: isOff ? ('cancelled' as const) : ('confirmed' as const),
        isPublic: false,
        sequence: row.sequence,
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
      },
    ];
  });
}
