import { and, eq } from 'drizzle-orm';
import type { Language } from '@park/contract/texts';
import { notFound } from '../../core/errors/api-error';
import { recordId } from '../../core/ids/record-id';
import { textsFor } from '../../core/languages/texts-by-language';
import type { AppContext } from '../../core/context/app-context';
import { isEventReadable, type EventViewer } from './event-viewer';
import { events } from '../../core/database/schema/events';
import { withdrawnEvents, type WithdrawnEvent } from './withdrawals';
import { calendarText, type CalendarEvent } from '../../core/icalendar/calendar';
import { eventPath } from '../../core/web-addresses/pages';

/** Columns of a calendar entry; long texts are not read. */
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

export interface EntryOptions {
  language: Language;
  /** Origin of the portal's pages; its host name is part of each UID. */
  parkOrigin: string;
}

const pageOf = (id: string, parkOrigin: string): string => parkOrigin + eventPath(id);

const uidOf = ({ id, icalUid }: { id: string; icalUid: string | null }, parkOrigin: string): string =>
  icalUid ?? `event-${id}@${new URL(parkOrigin).hostname}`;

/** Converts an event to a calendar entry. */
export function toCalendarEvent(row: CalendarRow, { language, parkOrigin }: EntryOptions): CalendarEvent {
  const texts = textsFor(row.texts, language)?.texts;
  const page = pageOf(row.id, parkOrigin);
  return {
    uid: uidOf(row, parkOrigin),
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

const cancelled = { en: 'Cancelled', fr: 'Annulé' } as const;

/** Converts a withdrawn event to a cancelled entry with the last public title, time and place, without texts. */
export function toCancelledEntry(event: WithdrawnEvent, { language, parkOrigin }: EntryOptions): CalendarEvent {
  return {
    uid: uidOf(event, parkOrigin),
    start: event.startsAt,
    end: event.endsAt,
    isAllDay: event.isAllDay,
    title: textsFor(event.titles, language)?.texts ?? cancelled[language],
    description: '',
    location: event.location,
    // Imports recognise the portal's own entries by this URL.
    url: pageOf(event.id, parkOrigin),
    status: 'cancelled',
    isPublic: event.isPublic,
    sequence: event.sequence,
    createdAt: event.createdAt,
    updatedAt: event.withdrawnAt,
  };
}

/**
 * Returns the calendar file of an event that the viewer may see; if it was withdrawn from the viewer within the last 90
 * days, as cancelled.
 * @throws ApiError 404 for any other event
 */
export async function eventFile(
  { database, clock, configuration }: Pick<AppContext, 'database' | 'clock' | 'configuration'>,
  viewer: EventViewer,
  id: string,
  language: Language,
): Promise<string> {
  const now = clock();
  const { parkOrigin, parkTimeZone: zone } = configuration;
  const options = { language, parkOrigin };
  const [row] = await database
    .select()
    .from(events)
    .where(and(eq(events.id, recordId(id)), isEventReadable(viewer, now)));
  if (row) return calendarText([toCalendarEvent(row, options)], zone);
  const [withdrawn] = await withdrawnEvents(database, viewer, { now, zone, limit: 1, id });
  if (!withdrawn) throw notFound();
  return calendarText([toCancelledEntry(withdrawn, options)], zone);
}
