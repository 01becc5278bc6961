/** Registering for events and cancelling it. One is decided after the other, by the lock of the event. */
import type { EventRegistration } from '@park/contract/event-registration';
import { and, eq, ne } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { eventRegistrations, type events } from '../../../core/database/schema/events';
import { ApiError, notFound } from '../../../core/errors/api-error';
import type { Person } from '../../../http/access/person';
import { lockPerson } from '../../users';
import { sendRegistrationMessage } from './messages';
import { fillFreePlaces, findFreePlace, lockEvent } from './places';
import { findRegistrableEvent, registrationOf } from './read-registration';
import { closesAt, registrationState } from './settings';

type Context = Pick<AppContext, 'database' | 'clock'>;
type EventRow = typeof events.$inferSelect;

const findLive = async (transaction: Database, eventId: string, userId: string) => {
  const [row] = await transaction
    .select()
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        eq(eventRegistrations.userId, userId),
        ne(eventRegistrations.state, 'cancelled'),
      ),
    );
  return row;
};

function requireOpen(event: EventRow, now: Date): void {
  const state = registrationState(event, now);
  if (state === 'notYetOpen' && event.registrationOpensAt)
    throw new ApiError(409, 'errors.events.notOpenYet', {
      values: { freeFrom: event.registrationOpensAt.toISOString() },
    });
  if (state !== 'open')
    throw new ApiError(409, 'errors.events.registrationClosed', { values: { until: closesAt(event).toISOString() } });
}

async function inEvent(
  { database, clock }: Context,
  person: Person,
  id: string,
  work: (transaction: Database, event: EventRow, now: Date) => Promise<void>,
): Promise<EventRegistration> {
  const now = clock();
  return database.transaction(async (transaction) => {
    await lockPerson(transaction, person);
    const readable = await findRegistrableEvent(transaction, person, id, now);
    const event = await lockEvent(transaction, readable.id);
    if (!event?.hasRegistration) throw notFound();
    await work(transaction, event, now);
    return registrationOf(transaction, person, event, now);
  });
}

/**
 * Registers the person or, without a free place, puts them on the waitlist, and sends the message about it. Does
 * nothing for somebody who is registered or waits.
 * @throws ApiError 404 for events that the person may not read or that have no registration, 409
 * `errors.events.notOpenYet` or `registrationClosed`
 */
export const registerForEvent = (context: Context, person: Person, id: string): Promise<EventRegistration> =>
  inEvent(context, person, id, async (transaction, event, now) => {
    if (await findLive(transaction, event.id, person.id)) return;
    requireOpen(event, now);
    // People who already wait come first.
    await fillFreePlaces(transaction, event, now);
    const place = await findFreePlace(transaction, event);
    const [row] = await transaction
      .insert(eventRegistrations)
      .values({
        eventId: event.id,
        userId: person.id,
        state: place === null ? 'waiting' : 'registered',
        place,
        askedAt: now,
        registeredAt: place === null ? null : now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('a registration got no row');
    await sendRegistrationMessage(transaction, place === null ? 'waiting' : 'registered', event, row, now);
  });

/**
 * The free place goes to the next person who waits, with a message. Does nothing for somebody who is not registered.
 * @throws ApiError 404 as above, 409 `errors.events.hasBegun`
 */
export const cancelRegistration = (context: Context, person: Person, id: string): Promise<EventRegistration> =>
  inEvent(context, person, id, async (transaction, event, now) => {
    const row = await findLive(transaction, event.id, person.id);
    if (!row) return;
    if (event.startsAt <= now) throw new ApiError(409, 'errors.events.hasBegun');
    await transaction
      .update(eventRegistrations)
      .set({ state: 'cancelled', place: null, updatedAt: now })
      .where(eq(eventRegistrations.id, row.id));
    if (row.state === 'registered') await sendRegistrationMessage(transaction, 'left', event, row, now);
    await fillFreePlaces(transaction, event, now);
  });
