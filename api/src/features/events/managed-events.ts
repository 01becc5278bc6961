import { and, isNull, or, sql } from 'drizzle-orm';
import type { ManagedEventItem } from '@park/contract/event-editing';
import type { Page } from '@park/contract/page';
import type { Language } from '@park/contract/texts';
import type { AppContext } from '../../core/context/app-context';
import { events } from '../../core/database/schema/events';
import { readPage, type PageRequest } from '../../core/listing/read-page';
import {
  commonColumns,
  commonFacts,
  isInState,
  lastChangedFirst,
  type ManagedFilter,
  positionOf,
  titleContains,
} from '../content';
import { writeEventTimes } from './edited-times';

/** A series is one entry: its next date, or its last one. */
const isShownOfSeries = (now: Date) =>
  or(
    isNull(events.seriesId),
    sql`events.id = (SELECT date.id FROM events date WHERE date.series_id = events.series_id
      ORDER BY date.archived_at IS NOT NULL, date.ends_at <= ${now.toISOString()}::timestamptz,
        CASE WHEN date.ends_at > ${now.toISOString()}::timestamptz THEN date.starts_at END,
        date.starts_at DESC LIMIT 1)`,
  );

/** Returns a page of all events for their editors. */
export async function listManagedEvents(
  { database, clock, configuration }: Pick<AppContext, 'database' | 'clock' | 'configuration'>,
  filter: ManagedFilter,
  page: PageRequest,
  language: Language,
): Promise<Page<ManagedEventItem>> {
  const now = clock();
  const condition = and(
    filter.state && isInState(events, filter.state, now),
    titleContains(events, filter.text),
    filter.text ? undefined : isShownOfSeries(now),
  );
  const columns = {
    startsAt: events.startsAt,
    endsAt: events.endsAt,
    isAllDay: events.isAllDay,
    membersOnly: events.isMembersOnly,
    isKnova: events.isKnova,
    status: events.status,
    hasRegistration: events.hasRegistration,
    dateCount: sql<
      number | null
    >`(SELECT nullif(count(*), 0)::integer FROM events date WHERE date.series_id = events.series_id)`,
  };
  const { rows, paginationId } = await readPage(page, {
    order: () => lastChangedFirst('managed-events', events),
    read: ({ after, orderBy, limit }) =>
      database
        .select({ ...commonColumns(events), ...columns })
        .from(events)
        .where(and(condition, after))
        .orderBy(...orderBy)
        .limit(limit),
    positionOf,
  });
  return {
    items: rows.map((row) => ({
      ...commonFacts(row, language, now),
      ...writeEventTimes(row, configuration.parkTimeZone),
      isAllDay: row.isAllDay,
      membersOnly: row.membersOnly,
      isKnova: row.isKnova,
      status: row.status,
      hasRegistration: row.hasRegistration,
      ...(row.dateCount !== null && { dateCount: Number(row.dateCount) }),
    })),
    paginationId,
  };
}
