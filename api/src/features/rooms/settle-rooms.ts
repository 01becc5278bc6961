import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { roomBookings, roomOccurrences, rooms, roomSeriesQuestions } from '../../core/database/schema/rooms';
import { notify } from '../../core/notifications/notify';
import { roomReleased } from './arrival-messages';
import { publishRoomBooking } from './booking-events';
import { listOccupyingRooms } from './room-parts';
import { isExpiredRequest, isMissed, releasedAt } from './current-state';
import { askAfterTwoMisses, cancelUnansweredSeries } from './missed-series';

/**
 * Stores what time has changed in some rooms: undecided requests expire, missed bookings are released, series without an
 * answer end. Call it with the rooms locked, before a booking is inserted: the exclusion constraint knows stored states
 * only.
 */
export async function settleRooms(transaction: Database, roomIds: readonly string[], now: Date): Promise<void> {
  const related = await listOccupyingRooms(transaction, roomIds);
  const isHere = inArray(roomOccurrences.roomId, [...new Set([...related.values()].flat())]);
  const change = { updatedAt: now, sequence: sql`${roomOccurrences.sequence} + 1` };
  const expired = await transaction
    .update(roomOccurrences)
    .set({ ...change, state: 'expired' })
    .where(and(isHere, isExpiredRequest(now)))
    .returning({ id: roomOccurrences.id });
  const released = await transaction
    .update(roomOccurrences)
    .set({ ...change, state: 'released', plannedEnd: sql`${roomOccurrences.endsAt}`, endsAt: sql`${releasedAt}` })
    .where(and(isHere, isMissed(now)))
    .returning();
  await publishRoomBooking(
    transaction,
    'cancelled',
    [...expired, ...released].map(({ id }) => id),
    now,
  );
  released.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  for (const occurrence of released) {
    await informOwner(transaction, occurrence, now);
    await askAfterTwoMisses(transaction, occurrence, now);
  }
  await cancelUnansweredSeries(transaction, roomIds, now);
}

type Released = typeof roomOccurrences.$inferSelect;

async function informOwner(
  transaction: Database,
  { id, bookingId, roomId, startsAt, plannedEnd }: Released,
  now: Date,
) {
  const [row] = await transaction
    .select({ ownerId: roomBookings.ownerId, title: roomBookings.title, room: rooms.name })
    .from(roomBookings)
    .innerJoin(rooms, eq(rooms.id, roomId))
    .where(eq(roomBookings.id, bookingId));
  // Long after its end nobody can take it back, so that a message would only be late.
  if (!row?.ownerId || !plannedEnd || plannedEnd <= now) return;
  await notify(transaction, {
    personId: row.ownerId,
    kind: roomReleased,
    values: { title: row.title, room: row.room, start: startsAt.toISOString(), end: plannedEnd.toISOString() },
    link: `/book-a-room/check-in?room=${roomId}`,
    key: `${id}:${startsAt.toISOString()}`,
    now,
  });
}

/** Rooms in which something is to be stored at this moment. */
export async function listRoomsToSettle(database: Database, now: Date): Promise<string[]> {
  const dates = await database
    .selectDistinct({ id: roomOccurrences.roomId })
    .from(roomOccurrences)
    .where(or(isExpiredRequest(now), isMissed(now)));
  const series = await database
    .selectDistinct({ id: roomBookings.roomId })
    .from(roomSeriesQuestions)
    .innerJoin(roomBookings, eq(roomBookings.id, roomSeriesQuestions.bookingId))
    .where(and(isNull(roomSeriesQuestions.answeredAt), lte(roomSeriesQuestions.answerBy, now)));
  return [...new Set([...dates, ...series].map(({ id }) => id))];
}
