import { isRecordId } from '@park/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { retryTransaction } from '../../core/database/retry-transaction';
import type { AppContext } from '../../core/context/app-context';
import type { Database } from '../../core/database/database';
import { roomBookings, roomSeriesQuestions } from '../../core/database/schema/rooms';
import { ApiError } from '../../core/errors/api-error';
import type { Person } from '../../http/access/person';
import { cancelUpcoming } from '../rooms';

/** Keeps a series after the question whether it is still needed. Throws 404 for series of other people. */
export async function keepOwnSeries(
  transaction: Database,
  { bookingId, ownerId, now }: { bookingId: string; ownerId: string; now: Date },
): Promise<void> {
  const [booking] = isRecordId(bookingId)
    ? await transaction
        .select({ id: roomBookings.id })
        .from(roomBookings)
        .where(and(eq(roomBookings.id, bookingId), eq(roomBookings.ownerId, ownerId)))
    : [];
  if (!booking) throw new ApiError(404, 'errors.rooms.bookingNotFound');
  await transaction
    .update(roomSeriesQuestions)
    .set({ answeredAt: now })
    .where(and(eq(roomSeriesQuestions.bookingId, bookingId), isNull(roomSeriesQuestions.answeredAt)));
}

/**
 * Without need, cancels all coming dates of the series.
 * @throws ApiError 404 for series of other people
 */
export async function answerSeriesQuestion(
  context: AppContext,
  person: Person,
  bookingId: string,
  isNeeded: boolean,
): Promise<void> {
  const now = context.clock();
  await retryTransaction(context.database, async (transaction) => {
    await keepOwnSeries(transaction, { bookingId, ownerId: person.id, now });
    if (!isNeeded) await cancelUpcoming(transaction, bookingId, { by: person.id, now });
  });
}
