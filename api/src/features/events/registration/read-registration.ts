/** The registration for an event as a reader sees it. */
import type { EventRegistration } from '@park/contract/event-registration';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { eventRegistrations, events } from '../../../core/database/schema/events';
import { notFound } from '../../../core/errors/api-error';
import { recordId } from '../../../core/ids/record-id';
import type { Person } from '../../../http/access/person';
import { eventViewer, isEventReadable } from '../event-viewer';
import { closesAt, registrationState } from './settings';

type EventRow = typeof events.$inferSelect;
type Context = Pick<AppContext, 'database' | 'clock'>;

/** @throws ApiError 404 if the person may not read the event or it has no registration */
export async function findRegistrableEvent(
  database: Database,
  person: Person,
  id: string,
  now: Date,
): Promise<EventRow> {
  const [event] = await database
    .select()
    .from(events)
    .where(and(eq(events.id, recordId(id)), isEventReadable(eventViewer(person), now)));
  if (!event?.hasRegistration) throw notFound();
  return event;
}

/** Position on the waitlist, from 1. */
export const waitlistPosition = sql<number>`(row_number() OVER (PARTITION BY ${eventRegistrations.eventId}, ${eventRegistrations.state} ORDER BY ${eventRegistrations.askedAt}, ${eventRegistrations.id}))::integer`;

/** Returns undefined for an event without registration. */
export async function readRegistration(
  { database, clock }: Context,
  person: Person | null,
  id: string,
): Promise<EventRegistration | undefined> {
  const [event] = await database
    .select()
    .from(events)
    .where(eq(events.id, recordId(id)));
  return event?.hasRegistration ? registrationOf(database, person, event, clock()) : undefined;
}

/** Counts are for everybody; `own` and `may` are the person's. A person who is not signed in may do nothing. */
export async function registrationOf(
  database: Database,
  person: Person | null,
  event: EventRow,
  now: Date,
): Promise<EventRegistration> {
  const live = and(eq(eventRegistrations.eventId, event.id), ne(eventRegistrations.state, 'cancelled'));
  const counts = await database
    .select({ state: eventRegistrations.state, count: count() })
    .from(eventRegistrations)
    .where(live)
    .groupBy(eventRegistrations.state);
  const own = person ? await readOwn(database, event.id, person.id) : null;
  const state = registrationState(event, now);
  const countOf = (wanted: string) => counts.find((row) => row.state === wanted)?.count ?? 0;
  return {
    capacity: event.registrationCapacity,
    taken: countOf('registered'),
    waiting: countOf('waiting'),
    opensAt: event.registrationOpensAt?.toISOString() ?? null,
    closesAt: closesAt(event).toISOString(),
    state,
    own,
    may: {
      register: person !== null && own === null && state === 'open',
      cancel: own !== null && event.startsAt > now,
    },
  };
}

async function readOwn(database: Database, eventId: string, userId: string): Promise<EventRegistration['own']> {
  const ranked = database.$with('ranked').as(
    database
      .select({
        userId: eventRegistrations.userId,
        state: eventRegistrations.state,
        askedAt: eventRegistrations.askedAt,
        position: waitlistPosition.as('position'),
      })
      .from(eventRegistrations)
      .where(and(eq(eventRegistrations.eventId, eventId), ne(eventRegistrations.state, 'cancelled'))),
  );
  const [row] = await database.with(ranked).select().from(ranked).where(eq(ranked.userId, userId));
  if (!row || row.state === 'cancelled') return null;
  return {
    state: row.state,
    position: row.state === 'waiting' ? Number(row.position) : null,
    askedAt: row.askedAt.toISOString(),
  };
}
