/** What other systems hear of room bookings: each date that is booked, changes or ends, also by a decision of others. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { roomBookings, roomOccurrences } from '../../core/database/schema/rooms';
import { isoInterval } from '../../core/time/park-time';
import { publishEvent } from '../../core/webhooks/publish-event';

/**
 * Publishes one event for each booking, with the dates as they are stored now. Call it in the transaction of the change,
 * after it. Requested moves are left out: a date keeps its time until the decision.
 */
export async function publishRoomBooking(
  transaction: Database,
  what: 'created' | 'changed' | 'cancelled',
  occurrenceIds: readonly string[],
  now: Date,
): Promise<void> {
  if (occurrenceIds.length === 0) return;
  const rows = await transaction
    .select({
      booking: {
        id: roomBookings.id,
        roomId: roomBookings.roomId,
        companyId: roomBookings.companyId,
        splitFrom: roomBookings.splitFrom,
      },
      date: {
        id: roomOccurrences.id,
        roomId: roomOccurrences.roomId,
        start: roomOccurrences.startsAt,
        end: roomOccurrences.endsAt,
        state: roomOccurrences.state,
      },
    })
    .from(roomOccurrences)
    .innerJoin(roomBookings, eq(roomBookings.id, roomOccurrences.bookingId))
    .where(and(inArray(roomOccurrences.id, [...occurrenceIds]), isNull(roomOccurrences.replacesId)))
    .orderBy(asc(roomOccurrences.startsAt), asc(roomOccurrences.id));
  const bookings = new Map(rows.map(({ booking }) => [booking.id, booking]));
  for (const { id, roomId, companyId, splitFrom } of bookings.values())
    await publishEvent(transaction, {
      topic: 'bookings',
      what,
      data: {
        kind: 'room',
        id,
        roomId,
        companyId,
        ...(what === 'created' && splitFrom !== null ? { splitFrom } : {}),
        dates: rows.filter(({ booking }) => booking.id === id).map(({ date }) => ({ ...date, ...isoInterval(date) })),
      },
      now,
    });
}
