/** Events as entries of a calendar that programs subscribe to. */
import { and, asc, eq, gt, not, or, sql, type SQL } from 'drizzle-orm';
import type { Language } from '@park/contract/texts';
import type { Database } from '../database/database';
import { endsAfter } from '../events/event-times';
import { isEventReadable, isForViewer, type EventViewer } from '../events/event-viewer';
import type { CalendarRow } from '../events/ical/event-file';
import { events } from '../events/tables';
import { keptForMs } from './kept';

/** Public at the moment, for whomever. What was withdrawn may be public again by itself, when its new time has come. */
const isPublic = (now: Date): SQL =>
  sql`(${events.isPublished} AND ${events.archivedAt} IS NULL AND ${events.publishedAt} <= ${now.toISOString()}::timestamptz)`;

/** Entries of one calendar; programs choke on more, and nobody looks so far. */
const mostEvents = 2000;

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

/**
 * What the viewer may see and what ends after `since`, soonest first; and what was called off within the last 90 days,
 * whenever it was to be, so that calendars which have it learn of it.
 */
export async function calendarRows(
  database: Database,
  viewer: EventViewer,
  { now, since }: { now: Date; since: Date },
): Promise<CalendarRow[]> {
  const isOn = and(isEventReadable(viewer, now), eq(events.status, 'scheduled'), endsAfter(since));
  const calledOffAfter = new Date(now.getTime() - keptForMs);
  const isOff: SQL | undefined = or(
    and(isEventReadable(viewer, now), eq(events.status, 'cancelled'), gt(events.cancelledAt, calledOffAfter)),
    and(gt(events.withdrawnAt, calledOffAfter), not(isPublic(now)), isForViewer(viewer)),
  );
  const on = await select(database).where(isOn).orderBy(asc(events.startsAt), asc(events.id)).limit(mostEvents);
  const off = await select(database).where(isOff).orderBy(asc(events.startsAt), asc(events.id)).limit(mostEvents);
  return [...on, ...off.map((row) => ({ ...row, status: 'cancelled' as const }))];
}
