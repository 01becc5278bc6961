/** The registrations of people who leave: cancelled, so that others get the places. */
import type { Departure, DepartureStep } from '../../../core/departures/departure';
import type { Database } from '../../../core/database/database';
import { eventRegistrations, events } from '../../../core/database/schema/events';
import { and, asc, count, eq, gte, inArray, ne } from 'drizzle-orm';
import { fillFreePlaces, lockEvent } from './places';

const upcomingOf = ({ people, from }: Pick<Departure, 'people' | 'from'>) =>
  and(
    inArray(eventRegistrations.userId, [...people]),
    ne(eventRegistrations.state, 'cancelled'),
    gte(events.startsAt, from),
  );

const listUpcoming = (database: Database, departure: Departure) =>
  database
    .select({ id: eventRegistrations.id, eventId: eventRegistrations.eventId })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(upcomingOf(departure))
    .orderBy(asc(eventRegistrations.eventId));

export const registrationDeparture: DepartureStep = {
  name: 'events',

  async preview(database, departure) {
    if (departure.people.length === 0) return [];
    const [upcoming] = await database
      .select({ count: count() })
      .from(eventRegistrations)
      .innerJoin(events, eq(events.id, eventRegistrations.eventId))
      .where(upcomingOf(departure));
    return [{ kind: 'eventRegistrations', count: upcoming?.count ?? 0 }];
  },

  async settle(transaction, departure) {
    if (departure.people.length === 0) return;
    const rows = await listUpcoming(transaction, departure);
    for (const eventId of new Set(rows.map((row) => row.eventId))) {
      const event = await lockEvent(transaction, eventId);
      const ids = rows.filter((row) => row.eventId === eventId).map(({ id }) => id);
      await transaction
        .update(eventRegistrations)
        .set({ state: 'cancelled', place: null, updatedAt: departure.now })
        .where(inArray(eventRegistrations.id, ids));
      if (event) await fillFreePlaces(transaction, event, departure.now);
    }
  },
};
