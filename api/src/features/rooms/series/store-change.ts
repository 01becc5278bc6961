/** Stores what was decided about the dates of a series (decide-change.ts). */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { roomBookings, roomOccurrences } from '../../../core/database/schema/rooms';
import { addDays } from '../../../core/time/park-time';
import type { BookingRow } from '../bookings-store';
import { requestMove } from '../changes/requested-move';
import type { RoomRow } from '../store';
import type { DecidedDate } from './decide-change';

interface Series {
  roomId: string;
  contractId: number | null;
}

/** Stores the room and contract of a series, and returns its id. */
export async function updateSeries(transaction: Database, id: string, series: Series): Promise<string> {
  await transaction.update(roomBookings).set(series).where(eq(roomBookings.id, id));
  return id;
}

/** The dates from a day on become a booking of their own, whose id is returned; the earlier part ends the day before. */
export async function splitSeries(
  transaction: Database,
  booking: BookingRow,
  { from, roomId, contractId, now }: Series & { from: string; now: Date },
): Promise<string> {
  if (booking.recurrence === null) throw new Error('only a series is split');
  await transaction
    .update(roomBookings)
    .set({ recurrence: { ...booking.recurrence, until: addDays(from, -1) } })
    .where(eq(roomBookings.id, booking.id));
  const [row] = await transaction
    .insert(roomBookings)
    .values({
      roomId,
      ownerId: booking.ownerId,
      bookedBy: booking.bookedBy,
      isForColleague: booking.isForColleague,
      companyId: booking.companyId,
      contractId,
      title: booking.title,
      attendees: booking.attendees,
      people: booking.people,
      note: booking.note,
      recurrence: booking.recurrence,
      splitFrom: booking.id,
      createdAt: booking.createdAt,
      updatedAt: now,
    })
    .returning({ id: roomBookings.id });
  if (!row) throw new Error('a stored booking got no row');
  return row.id;
}

interface Target {
  /** The booking that the dates belong to now. */
  bookingId: string;
  isSplit: boolean;
  room: RoomRow;
  now: Date;
}

/** @throws the violation of `noOverlapConstraint` if the room is taken */
export async function storeChangedDates(
  transaction: Database,
  dates: readonly DecidedDate[],
  { bookingId, isSplit, room, now }: Target,
): Promise<void> {
  // All are taken off the calendar first, so that a date may move onto the old time of another one.
  await transaction
    .update(roomOccurrences)
    .set({ state: 'skipped' })
    .where(
      inArray(
        roomOccurrences.id,
        dates.map(({ occurrence }) => occurrence.id),
      ),
    );
  for (const { occurrence, slot, refused, state } of dates)
    await transaction
      .update(roomOccurrences)
      .set({
        bookingId,
        roomId: room.id,
        startsAt: slot.start,
        endsAt: slot.end,
        originalStart: isSplit ? null : (occurrence.originalStart ?? occurrence.startsAt),
        bufferMinutes: room.bufferMinutes,
        checkInMinutes: room.checkInMinutes,
        state,
        reason: refused?.refusal ?? null,
        sequence: sql`${roomOccurrences.sequence} + 1`,
        updatedAt: now,
      })
      .where(eq(roomOccurrences.id, occurrence.id));
}

/** Asks for new times of accepted dates, which go to the new booking of a split series with their present times. */
export async function requestMoves(
  transaction: Database,
  moves: readonly DecidedDate[],
  { bookingId, isSplit, room, now }: Target,
): Promise<void> {
  for (const { occurrence, slot } of moves) {
    const originalStart = isSplit ? null : occurrence.originalStart;
    if (isSplit)
      await transaction
        .update(roomOccurrences)
        .set({ bookingId, originalStart, sequence: sql`${roomOccurrences.sequence} + 1`, updatedAt: now })
        .where(eq(roomOccurrences.id, occurrence.id));
    await requestMove(transaction, { bookingId, occurrence: { ...occurrence, originalStart }, room, slot }, now);
  }
}
