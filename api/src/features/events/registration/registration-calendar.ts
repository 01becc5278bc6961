/** The entry for the calendar of a person who registered, under the UID that the event has in files and feeds. */
import { eq } from 'drizzle-orm';
import { events } from '../../../core/database/schema/events';
import { calendarText } from '../../../core/icalendar/calendar';
import type { MailCalendarContext, MailReceiver } from '../../../core/notifications/notification-kind';
import { toCalendarEvent } from '../event-file';

/** The iCalendar message for the mail (RFC 5546). Null if the event no longer exists. */
export async function registrationCalendar(
  { database, configuration }: MailCalendarContext,
  eventId: string,
  { name, email, language }: MailReceiver,
  method: 'REQUEST' | 'CANCEL',
): Promise<{ method: 'REQUEST' | 'CANCEL'; content: string } | null> {
  const [row] = await database.select().from(events).where(eq(events.id, eventId));
  if (!row) return null;
  const { parkOrigin, parkTimeZone, parkName, mailFrom } = configuration;
  const event = {
    ...toCalendarEvent(row, { language, parkOrigin }),
    status: method === 'CANCEL' ? ('cancelled' as const) : ('confirmed' as const),
    organizer: { name: parkName[language], email: /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom },
    attendees: [{ name, email, answer: method === 'CANCEL' ? ('declined' as const) : ('accepted' as const) }],
  };
  return { method, content: calendarText([event], parkTimeZone, undefined, method) };
}
