/** Reminders the day before, and places that became free without anybody cancelling. */
import { dayMs } from '@park/domain';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import type { Database } from '../../../core/database/database';
import { eventRegistrations, events } from '../../../core/database/schema/events';
import { sendRegistrationMessage } from './messages';
import { fillFreePlaces, lockEvent } from './places';

/** Every 15 minutes: reminders of events that begin soon, and free places for people who wait. */
export function eventRegistrationJobs({ jobs }: AppContext): void {
  jobs.repeat({ kind: 'events.remind', schedule: '*/15 * * * *' }, ({ tx, now }) => remind(tx, now));
  jobs.repeat({ kind: 'events.fillPlaces', schedule: '*/15 * * * *' }, ({ tx, now }) => fillAll(tx, now));
}

/** People who registered on the last day know of it; each of the others receives one reminder per date. */
async function remind(tx: Database, now: Date): Promise<void> {
  const rows = await tx
    .select({ registration: eventRegistrations, event: events })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(
      and(
        eq(eventRegistrations.state, 'registered'),
        eq(events.status, 'scheduled'),
        isNull(events.archivedAt),
        gt(events.startsAt, now),
        lte(events.startsAt, new Date(now.getTime() + dayMs)),
        sql`${eventRegistrations.registeredAt} <= ${events.startsAt} - interval '24 hours'`,
      ),
    )
    .orderBy(asc(eventRegistrations.id));
  for (const { registration, event } of rows) await sendRegistrationMessage(tx, 'reminder', event, registration, now);
}

/** Deleted accounts leave places behind. */
async function fillAll(tx: Database, now: Date): Promise<void> {
  const waited = await tx
    .selectDistinct({ id: events.id })
    .from(events)
    .innerJoin(eventRegistrations, eq(eventRegistrations.eventId, events.id))
    .where(and(eq(eventRegistrations.state, 'waiting'), gt(events.startsAt, now)))
    .orderBy(asc(events.id));
  for (const { id } of waited) {
    const event = await lockEvent(tx, id);
    if (event && event.archivedAt === null) await fillFreePlaces(tx, event, now);
  }
}
