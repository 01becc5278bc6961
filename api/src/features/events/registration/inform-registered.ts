/** Tells people about changes of the events that they registered for. */
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { eventRegistrations, type events } from '../../../core/database/schema/events';
import { sendRegistrationMessage } from './messages';
import { fillFreePlaces } from './places';

type EventRow = typeof events.$inferSelect;

/** An archived event does not take place either. */
const isOff = ({ status, archivedAt }: EventRow): boolean => status === 'cancelled' || archivedAt !== null;

const isMoved = (before: EventRow, after: EventRow): boolean =>
  before.startsAt.getTime() !== after.startsAt.getTime() ||
  before.endsAt.getTime() !== after.endsAt.getTime() ||
  before.location !== after.location ||
  before.onlineUrl !== after.onlineUrl;

/** Call it in the transaction of the change, which holds the lock of the event. */
export async function informRegistered(
  transaction: Database,
  before: EventRow,
  after: EventRow,
  now: Date,
): Promise<void> {
  if (after.endsAt <= now && before.endsAt <= now) return;
  const becameOff = !isOff(before) && isOff(after);
  if (becameOff || (!isOff(after) && isMoved(before, after))) {
    const people = await transaction
      .select()
      .from(eventRegistrations)
      .where(and(eq(eventRegistrations.eventId, after.id), ne(eventRegistrations.state, 'cancelled')))
      .orderBy(asc(eventRegistrations.id));
    for (const person of people)
      await sendRegistrationMessage(transaction, becameOff ? 'cancelled' : 'changed', after, person, now);
  }
  // There may be more places than before.
  if (!isOff(after)) await fillFreePlaces(transaction, after, now);
}
