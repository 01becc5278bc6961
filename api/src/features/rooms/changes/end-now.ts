/** Ending a running booking, so that others can use the rest. */
import { minuteMs } from '@park/domain';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { CallResponse } from '@park/contract';
import { retryTransaction } from '../../../core/database/retry-transaction';
import type { AppContext } from '../../../core/context/app-context';
import { roomBookings, roomOccurrences } from '../../../core/database/schema/rooms';
import { ApiError } from '../../../core/errors/api-error';
import type { Person } from '../../../http/access/person';
import { findOccurrenceToChange, requireBooking } from '../booking-access';
import { viewerOf } from '../booker';
import { publishRoomBooking } from '../booking-events';
import { bookingResponse } from '../responses';

/**
 * Ends the date at the next full minute and counts as checking in. Ending it twice changes nothing.
 * @throws ApiError 404 for dates that the person may not change, 409 `errors.rooms.notRunning`
 */
export async function endNow(
  context: AppContext,
  person: Person,
  id: string,
): Promise<CallResponse<'POST /api/rooms/occurrences/{id}/end'>> {
  const now = context.clock();
  // Full minutes: a booking has no seconds, and the quota counts the minute that has begun.
  const end = new Date(Math.ceil(now.getTime() / minuteMs) * minuteMs);
  const { booking } = await findOccurrenceToChange(context.database, person, id);
  await retryTransaction(context.database, async (transaction) => {
    const ended = await transaction
      .update(roomOccurrences)
      .set({
        endsAt: end,
        // Ending it shows that somebody was there.
        checkedInAt: sql`coalesce(${roomOccurrences.checkedInAt}, ${now.toISOString()}::timestamptz)`,
        plannedEnd: sql`coalesce(${roomOccurrences.plannedEnd}, ${roomOccurrences.endsAt})`,
        sequence: sql`${roomOccurrences.sequence} + 1`,
        updatedAt: now,
      })
      .where(
        and(
          eq(roomOccurrences.id, id),
          eq(roomOccurrences.state, 'booked'),
          lt(roomOccurrences.startsAt, end),
          gt(roomOccurrences.endsAt, end),
        ),
      )
      .returning({ id: roomOccurrences.id });
    if (ended.length > 0) {
      await transaction
        .update(roomBookings)
        .set({ updatedAt: now, version: sql`${roomBookings.version} + 1` })
        .where(eq(roomBookings.id, booking.id));
      await publishRoomBooking(transaction, 'changed', [id], now);
      return;
    }
    const { occurrence } = await findOccurrenceToChange(transaction, person, id);
    // Ended before by the person: the answer is the same.
    const wasEnded = occurrence.plannedEnd !== null && occurrence.startsAt < now && occurrence.state === 'booked';
    if (!wasEnded) throw new ApiError(409, 'errors.rooms.notRunning');
  });
  return bookingResponse(await requireBooking(context.database, booking.id), viewerOf(person), now);
}
