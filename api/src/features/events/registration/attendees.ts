/** Who comes to an event, for its editors. */
import type { CallResponse } from '@park/contract';
import type { Attendee } from '@park/contract/event-registration';
import type { Language } from '@park/contract/texts';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { AppContext } from '../../../core/context/app-context';
import { companies } from '../../../core/database/schema/companies';
import { eventRegistrations, events } from '../../../core/database/schema/events';
import { users } from '../../../core/database/schema/users';
import { notFound } from '../../../core/errors/api-error';
import { recordId } from '../../../core/ids/record-id';
import { textsFor } from '../../../core/languages/texts-by-language';
import type { CsvRow } from '../../../http/csv-download';
import { waitlistPosition } from './read-registration';

/**
 * Registered people first, then the waitlist, each in the order in which they asked. Call it for editors only: it names
 * people.
 * @throws ApiError 404
 */
export async function listAttendees(
  { database }: Pick<AppContext, 'database'>,
  id: string,
  language: Language,
): Promise<CallResponse<'GET /api/events/{id}/registrations'>> {
  const [event] = await database
    .select()
    .from(events)
    .where(eq(events.id, recordId(id)));
  if (!event) throw notFound();
  const rows = await database
    .select({
      id: eventRegistrations.id,
      state: eventRegistrations.state,
      askedAt: eventRegistrations.askedAt,
      position: waitlistPosition,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      company: companies.name,
    })
    .from(eventRegistrations)
    .innerJoin(users, eq(users.id, eventRegistrations.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(eventRegistrations.eventId, event.id), ne(eventRegistrations.state, 'cancelled')))
    .orderBy(asc(eventRegistrations.state), asc(eventRegistrations.askedAt), asc(eventRegistrations.id));
  const title = textsFor({ ...event.unpublishedTexts, ...event.texts }, language)?.texts.title ?? '';
  return {
    title,
    capacity: event.registrationCapacity,
    items: rows.flatMap(({ firstName, lastName, state, position, askedAt, ...row }): Attendee[] =>
      state === 'cancelled'
        ? []
        : [
            {
              ...row,
              name: `${firstName} ${lastName}`,
              state,
              position: state === 'waiting' ? Number(position) : null,
              askedAt: askedAt.toISOString(),
            },
          ],
    ),
  };
}

export const attendeeColumns = ['name', 'email', 'company', 'state', 'waitlist_position', 'asked_at'] as const;

export const attendeeRows = (items: readonly Attendee[]): CsvRow[] =>
  items.map(({ name, email, company, state, position, askedAt }) => [name, email, company, state, position, askedAt]);
