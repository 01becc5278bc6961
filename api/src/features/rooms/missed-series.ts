/** Series that nobody attends: the question after two missed dates in a row, and its end without an answer. */
import { dayMs } from '@park/domain';
import { and, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { roomBookings, roomOccurrences, rooms, roomSeriesQuestions } from '../../core/database/schema/rooms';
import { notify } from '../../core/notifications/notify';
import { keepSeries, seriesCancelled, seriesQuestion } from './arrival-messages';
import { cancelUpcoming } from './cancel-occurrences';

const answerMs = 5 * dayMs;
const link = '/book-a-room';

interface MissedDate {
  bookingId: string;
  startsAt: Date;
}

/** Asks the owner if the date before was missed as well and more are to come. */
export async function askAfterTwoMisses(transaction: Database, missed: MissedDate, now: Date): Promise<void> {
  const [booking] = await transaction
    .select({ booking: roomBookings, room: rooms.name })
    .from(roomBookings)
    .innerJoin(rooms, eq(rooms.id, roomBookings.roomId))
    .where(and(eq(roomBookings.id, missed.bookingId), sql`${roomBookings.recurrence} IS NOT NULL`));
  const { ownerId, title } = booking?.booking ?? {};
  if (!booking || !ownerId || !title) return;
  const [before] = await transaction
    .select({ state: roomOccurrences.state, checkedInAt: roomOccurrences.checkedInAt })
    .from(roomOccurrences)
    .where(
      and(
        eq(roomOccurrences.bookingId, missed.bookingId),
        lt(roomOccurrences.startsAt, missed.startsAt),
        inArray(roomOccurrences.state, ['booked', 'released']),
      ),
    )
    .orderBy(desc(roomOccurrences.startsAt))
    .limit(1);
  if (before?.state !== 'released' || !(await hasComingDates(transaction, missed.bookingId, now))) return;
  const answerBy = new Date(now.getTime() + answerMs);
  const asked = await transaction
    .insert(roomSeriesQuestions)
    .values({ bookingId: missed.bookingId, askedAt: now, answerBy })
    .onConflictDoUpdate({
      target: roomSeriesQuestions.bookingId,
      set: { askedAt: now, answerBy, answeredAt: null },
      setWhere: sql`${roomSeriesQuestions.answeredAt} IS NOT NULL`,
    })
    .returning({ id: roomSeriesQuestions.bookingId });
  if (asked.length === 0) return;
  await notify(transaction, {
    personId: ownerId,
    kind: seriesQuestion,
    values: { title, room: booking.room, answerBy: answerBy.toISOString() },
    link,
    action: { payload: keepSeries.payload.parse({ bookingId: missed.bookingId }), expiresAt: answerBy },
    now,
  });
}

async function hasComingDates(transaction: Database, bookingId: string, now: Date): Promise<boolean> {
  const [row] = await transaction
    .select({ id: roomOccurrences.id })
    .from(roomOccurrences)
    .where(
      and(
        eq(roomOccurrences.bookingId, bookingId),
        gt(roomOccurrences.startsAt, now),
        inArray(roomOccurrences.state, ['booked', 'pending']),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Cancels the coming dates of series in some rooms whose question nobody answered in time. */
export async function cancelUnansweredSeries(
  transaction: Database,
  roomIds: readonly string[],
  now: Date,
): Promise<void> {
  const due = await transaction
    .select({ id: roomBookings.id, ownerId: roomBookings.ownerId, title: roomBookings.title, room: rooms.name })
    .from(roomSeriesQuestions)
    .innerJoin(roomBookings, eq(roomBookings.id, roomSeriesQuestions.bookingId))
    .innerJoin(rooms, eq(rooms.id, roomBookings.roomId))
    .where(
      and(
        inArray(roomBookings.roomId, [...roomIds]),
        isNull(roomSeriesQuestions.answeredAt),
        lte(roomSeriesQuestions.answerBy, now),
      ),
    );
  for (const { id, ownerId, title, room } of due) {
    const [unanswered] = await transaction
      .update(roomSeriesQuestions)
      .set({ answeredAt: now })
      .where(and(eq(roomSeriesQuestions.bookingId, id), isNull(roomSeriesQuestions.answeredAt)))
      .returning({ id: roomSeriesQuestions.bookingId });
    // The owner has answered meanwhile.
    if (!unanswered) continue;
    await cancelUpcoming(transaction, id, { by: null, now });
    if (ownerId)
      await notify(transaction, { personId: ownerId, kind: seriesCancelled, values: { title, room }, link, now });
  }
}
