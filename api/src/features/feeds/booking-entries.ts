/** A person's own room and parking bookings as entries of their calendar. */
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Language } from '@park/contract/texts';
import type { Database } from '../../core/database/database';
import type { CalendarEvent } from '../../core/icalendar/calendar';
import { calendarRetentionMs } from '../events';
import { liveHalfStates, parkingEvent } from '../parking';
import { roomEvent, selectRoomEvents } from '../rooms';
import { parkingBookingHalves, parkingBookings, parkingLots, parkingSpots } from '../../core/database/schema/parking';
import { dayOf } from '../../core/time/park-time';
import { roomBookings, roomOccurrences } from '../../core/database/schema/rooms';

export interface BookingFeedOptions {
  userId: string;
  now: Date;
  language: Language;
  zone: string;
  parkOrigin: string;
}

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
  const rows = await selectRoomEvents(database)
    .where(
      and(
        eq(roomBookings.ownerId, userId),
        inArray(roomOccurrences.state, [...shownStates]),
        // A requested move is no event of its own; the accepted date stays until the decision.
        isNull(roomOccurrences.replacesId),
        or(and(sql`NOT ${isOff}`, gt(roomOccurrences.endsAt, since)), and(isOff, gt(roomOccurrences.updatedAt, since))),
      ),
    )
    .orderBy(asc(roomOccurrences.startsAt), asc(roomOccurrences.id));
  return rows.map((row) => roomEvent(row, { language, parkOrigin }));
}

/**
 * Returns one entry per booking, from the start of its first half to the end of its last; halves that do not keep the
 * spot are excluded.
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
      >`coalesce(jsonb_agg(${parkingBookingHalves.half} ORDER BY ${parkingBookingHalves.half}) FILTER (WHERE ${inArray(parkingBookingHalves.state, liveHalfStates)}), '[]'::jsonb)`,
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
  return rows.flatMap((row) => {
    if (row.booked.length === 0 && row.updatedAt <= since) return [];
    return parkingEvent(row, { language, parkOrigin, zone }) ?? [];
  });
}
