/** Removes a person from the list, by an editor. */
import { and, eq, ne } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import { eventRegistrations } from '../../../core/database/schema/events';
import { ApiError, notFound } from '../../../core/errors/api-error';
import { recordId } from '../../../core/ids/record-id';
import { sendRegistrationMessage } from './messages';
import { fillFreePlaces, lockEvent } from './places';

/** @throws ApiError 404 for somebody who is not on the list */
export const removeAttendee = (
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { id, registrationId }: { id: string; registrationId: string },
  reason: string,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const now = clock();
    const event = await lockEvent(transaction, recordId(id));
    if (!event) throw notFound();
    if (event.startsAt <= now) throw new ApiError(409, 'errors.events.hasBegun');
    const [row] = await transaction
      .update(eventRegistrations)
      .set({ state: 'cancelled', place: null, updatedAt: now })
      .where(
        and(
          eq(eventRegistrations.id, recordId(registrationId)),
          eq(eventRegistrations.eventId, event.id),
          ne(eventRegistrations.state, 'cancelled'),
        ),
      )
      .returning();
    if (!row) throw notFound();
    await sendRegistrationMessage(transaction, 'removed', event, row, now, reason);
    await fillFreePlaces(transaction, event, now);
  });
