/** Places of an event and its waitlist. Callers hold the lock of the event; constraints are the last word. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database';
import { eventRegistrations, events } from '../../../core/database/schema/events';
import { sendRegistrationMessage } from './messages';

type EventRow = typeof events.$inferSelect;

/** Returns the lowest free place; null if the event is full. */
export async function findFreePlace(
  transaction: Database,
  { id, registrationCapacity }: Pick<EventRow, 'id' | 'registrationCapacity'>,
): Promise<number | null> {
  const { rows } = await transaction.execute<{ place: number | null }>(sql`
    SELECT min(free.place)::integer AS place
    FROM generate_series(1, least(${registrationCapacity}::integer, (SELECT count(*)::integer FROM event_registrations WHERE event_id = ${id} AND state = 'registered') + 1)) AS free (place)
    WHERE NOT EXISTS (SELECT FROM event_registrations taken WHERE taken.event_id = ${id} AND taken.state = 'registered' AND taken.place = free.place)`);
  const place = rows[0]?.place;
  return place === null || place === undefined ? null : Number(place);
}

/** Assigns free places in the order of the waitlist, and sends each person a message. Nobody moves up once the event has begun. */
export async function fillFreePlaces(transaction: Database, event: EventRow, now: Date): Promise<void> {
  if (event.status === 'cancelled' || !event.hasRegistration || event.startsAt <= now) return;
  for (;;) {
    const [next] = await transaction
      .select()
      .from(eventRegistrations)
      .where(and(eq(eventRegistrations.eventId, event.id), eq(eventRegistrations.state, 'waiting')))
      .orderBy(asc(eventRegistrations.askedAt), asc(eventRegistrations.id))
      .limit(1)
      .for('update');
    const place = next && (await findFreePlace(transaction, event));
    if (!next || place === null || place === undefined) return;
    await transaction
      .update(eventRegistrations)
      .set({ state: 'registered', place, registeredAt: now, updatedAt: now })
      .where(eq(eventRegistrations.id, next.id));
    await sendRegistrationMessage(transaction, 'movedUp', event, next, now);
  }
}

/** Locks an event, so that one registration is decided after the other. */
export async function lockEvent(transaction: Database, id: string): Promise<EventRow | undefined> {
  const [event] = await transaction.select().from(events).where(eq(events.id, id)).for('no key update');
  return event;
}
