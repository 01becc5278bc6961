import { and, eq } from 'drizzle-orm';
import type { Language } from '@park/contract/texts';
import { notFound } from '../../errors/api-error';
import { recordId } from '../../listing/record-id';
import { textsFor } from '../../listing/texts';
import type { Park } from '../../server/park';
import { isEventReadable, type EventViewer } from '../event-viewer';
import { events } from '../tables';
import { calendarText, type CalendarEvent } from './calendar';

/** What a calendar entry is made of; lists do not read the long texts for it. */
export type CalendarRow = Pick<
  typeof events.$inferSelect,
  | 'id'
  | 'icalUid'
  | 'startsAt'
  | 'endsAt'
  | 'isAllDay'
  | 'onlineUrl'
  | 'registrationUrl'
  | 'location'
  | 'status'
  | 'isMembersOnly'
  | 'isKnova'
  | 'sequence'
  | 'createdAt'
  | 'updatedAt'
> & { texts: { readonly [L in Language]?: { title: string; summary: string } } };

/** An event as an entry of a calendar, in one language. `parkOrigin` leads back to the portal. */
export function toCalendarEvent(row: CalendarRow, language: Language, parkOrigin: string): CalendarEvent {
  const texts = textsFor(row.texts, language)?.texts;
  const page = `${parkOrigin}/events/details?id=${row.id}`;
  return {
    uid: row.icalUid ?? `event-${row.id}@${new URL(parkOrigin).hostname}`,
    start: row.startsAt,
    end: row.endsAt,
    isAllDay: row.isAllDay,
    title: texts?.title ?? '',
    description: [texts?.summary, row.onlineUrl, row.registrationUrl, page].filter(Boolean).join('\n\n'),
    location: row.location || (row.onlineUrl ?? ''),
    url: page,
    status: row.status === 'cancelled' ? 'cancelled' : 'confirmed',
    isPublic: !row.isMembersOnly && !row.isKnova,
    sequence: row.sequence,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** Calendar file of one event that the viewer may see. */
export async function eventFile(
  { database, clock, configuration }: Pick<Park, 'database' | 'clock' | 'configuration'>,
  viewer: EventViewer,
  id: string,
  language: Language,
): Promise<string> {
  const [row] = await database
    .select()
    .from(events)
    .where(and(eq(events.id, recordId(id)), isEventReadable(viewer, clock())));
  if (!row) throw notFound();
  return calendarText([toCalendarEvent(row, language, configuration.parkOrigin)], configuration.parkTimeZone);
}
