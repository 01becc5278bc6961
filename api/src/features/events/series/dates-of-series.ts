/** The dates of a series as they are stored. */
import { and, asc, eq, gt, gte, ne, sql } from 'drizzle-orm';
import type { ManagedDate } from '@park/contract/event-editing';
import type { EventScope } from '@park/contract/event-repeat';
import type { EventDetail } from '@park/contract/events';
import type { Database } from '../../../core/database/database';
import { events, eventSeries } from '../../../core/database/schema/events';
import { stateOf, type EditingContext } from '../../content';
import { isEventReadable, type EventViewer } from '../event-viewer';

export type SeriesRow = typeof eventSeries.$inferSelect;
type Row = typeof events.$inferSelect;
/** A row of a series. */
export type DateRow = Row & { seriesId: string; seriesDay: string };

export const isDate = (row: Row | undefined): row is DateRow =>
  !!row && row.seriesId !== null && row.seriesDay !== null;

const maxShownDates = 12;

/** Null for null and for a series that does not exist. */
export async function findSeries(database: Database, id: string | null): Promise<SeriesRow | null> {
  if (id === null) return null;
  const [row] = await database.select().from(eventSeries).where(eq(eventSeries.id, id));
  return row ?? null;
}

/** For editors: every date in every state, soonest first. */
export async function listManagedDates(database: Database, seriesId: string, now: Date): Promise<ManagedDate[]> {
  const rows = await database
    .select()
    .from(events)
    .where(eq(events.seriesId, seriesId))
    .orderBy(asc(events.startsAt), asc(events.id));
  return rows.map((row) => ({
    id: row.id,
    startDate: row.startsAt.toISOString(),
    state: stateOf(row, now),
    status: row.status,
  }));
}

/** For readers: the rule, and the next dates that the viewer may see; undefined for an event that happens once. */
export async function readSeries(
  database: Database,
  viewer: EventViewer,
  { id, seriesId }: { id: string; seriesId: string | null },
  now: Date,
): Promise<EventDetail['series']> {
  const series = await findSeries(database, seriesId);
  if (!series) return undefined;
  const rows = await database
    .select()
    .from(events)
    .where(and(eq(events.seriesId, series.id), ne(events.id, id), gt(events.endsAt, now), isEventReadable(viewer, now)))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(maxShownDates);
  const { every, interval, monthly } = series.rule;
  return {
    every,
    interval,
    monthly,
    dates: rows.map((row) => ({
      id: row.id,
      startDate: row.startsAt.toISOString(),
      endDate: row.endsAt.toISOString(),
      isAllDay: row.isAllDay,
      status: row.status,
    })),
  };
}

/** The date itself and the others that are not over; of `following` only the later ones. */
export async function affectedDates(
  { database, clock }: Pick<EditingContext, 'database' | 'clock'>,
  row: DateRow,
  scope: EventScope,
): Promise<DateRow[]> {
  const rows = await database
    .select()
    .from(events)
    .where(
      and(
        eq(events.seriesId, row.seriesId),
        scope === 'following' ? gte(events.seriesDay, row.seriesDay) : undefined,
        sql`(${events.id} = ${row.id} OR ${events.endsAt} > ${clock().toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(events.seriesDay));
  return rows.filter(isDate);
}
