/** Events as entries of calendar feeds. */
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Language } from '@park/contract/texts';
import type { Database } from '../../core/database/database';
import { isOneOf } from '../../core/listing/facets';
import { TextSearch } from '../../core/text-search/text-search';
import type { CalendarEvent } from '../../core/icalendar/calendar';
import {
  calendarRetentionMs,
  endsAfter,
  isEventReadable,
  toCalendarEvent,
  toCancelledEntry,
  withdrawnEvents,
  type CalendarRow,
  type EntryOptions,
  type EventViewer,
  type WithdrawnEvent,
} from '../events';
import { events } from '../../core/database/schema/events';

/** Maximum number of events per calendar, and of cancelled ones; calendar programs become slow beyond that. */
const maxEvents = 2000;

const withoutContent = sql<
  CalendarRow['texts'] & { [L in Language]?: object }
>`${events.texts} #- '{en,content}' #- '{fr,content}'`;

const select = (database: Database) =>
  database
    .select({
      id: events.id,
      icalUid: events.icalUid,
      texts: withoutContent,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      isAllDay: events.isAllDay,
      onlineUrl: events.onlineUrl,
      registrationUrl: events.registrationUrl,
      location: events.location,
      status: events.status,
      isMembersOnly: events.isMembersOnly,
      isKnova: events.isKnova,
      sequence: events.sequence,
      createdAt: events.createdAt,
      updatedAt: events.updatedAt,
    })
    .from(events)
    .$dynamic();

export interface EventsOfCalendar {
  /** Events that the viewer may see, cancelled ones included. */
  rows: CalendarRow[];
  /** Events withdrawn from the viewer. */
  withdrawn: WithdrawnEvent[];
}

interface CalendarFilter {
  now: Date;
  since: Date;
  zone: string;
  /** Types of events; absent: all. */
  types?: readonly string[] | undefined;
  text?: string | undefined;
}

/**
 * Returns the events that the viewer may see and that end after `since`, soonest first; also those cancelled or
 * withdrawn within the last 90 days, whatever their date, so that subscribed calendars remove them.
 */
export async function calendarEvents(
  database: Database,
  viewer: EventViewer,
  { now, since, zone, types, text }: CalendarFilter,
): Promise<EventsOfCalendar> {
  const search = new TextSearch(database, text);
  const isReadable = and(
    isEventReadable(viewer, now),
    types && isOneOf(events.type, types),
    await search.condition(events, 'exact'),
  );
  const read = (which: SQL | undefined) =>
    select(database).where(which).orderBy(asc(events.startsAt), asc(events.id)).limit(maxEvents);
  const scheduled = await read(and(isReadable, eq(events.status, 'scheduled'), endsAfter(since)));
  const cancelledAfter = new Date(now.getTime() - calendarRetentionMs);
  const cancelled = await read(and(isReadable, eq(events.status, 'cancelled'), gt(events.cancelledAt, cancelledAfter)));
  // Texts of withdrawn events are not public, so a search must not find them; the subscribed calendar loses the event.
  const withdrawn = search.isEmpty
    ? await withdrawnEvents(database, viewer, { now, zone, limit: maxEvents, types })
    : [];
  return { rows: [...scheduled, ...cancelled], withdrawn };
}

/** Withdrawn events are entries with the state cancelled, so that calendars remove what they have shown. */
export const calendarEntries = ({ rows, withdrawn }: EventsOfCalendar, options: EntryOptions): CalendarEvent[] => [
  ...rows.map((row) => toCalendarEvent(row, options)),
  ...withdrawn.map((event) => toCancelledEntry(event, options)),
];
