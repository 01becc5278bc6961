import { and, asc, eq, exists, gt, gte, isNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { AgendaItem, EventDetail } from '@park/contract/events';
import type { Language } from '@park/contract/texts';
import { companies } from '../../core/database/schema/companies';
import type { Database } from '../../core/database/database';
import { notFound } from '../../core/errors/api-error';
import { fileAddress } from '../../core/files/file-store';
import { recordId } from '../../core/ids/record-id';
import { textsFor } from '../../core/languages/texts-by-language';
import type { AppContext } from '../../core/context/app-context';
import { selectEventItems, toEventItem, type EventItemRow } from './event-rows';
import { eventStructuredData } from './event-structured-data';
import { isEventReadable, type EventViewer } from './event-viewer';
import { readSeries } from './series/dates-of-series';
import { eventAgendaItems, events } from '../../core/database/schema/events';

const maxRelated = 3;

/**
 * Returns an event. A preview shows it in any state and with all languages.
 * @throws ApiError 404 if it does not exist or the viewer may not see it
 */
export async function readEvent(
  { database, clock, configuration }: Pick<AppContext, 'database' | 'clock' | 'configuration'>,
  viewer: EventViewer,
  id: string,
  language: Language,
  { isPreview = false } = {},
): Promise<EventDetail> {
  const now = clock();
  const isThis = and(eq(events.id, recordId(id)), isPreview ? undefined : isEventReadable(viewer, now));
  const [found] = await selectEventItems(database).where(isThis);
  const agenda = database
    .select({ found: sql`1` })
    .from(eventAgendaItems)
    .where(eq(eventAgendaItems.eventId, events.id));
  const [whole] = await database
    .select({
      published: events.texts,
      unpublished: events.unpublishedTexts,
      updatedAt: events.updatedAt,
      hasAgenda: sql<boolean>`${exists(agenda)}`,
      companyName: companies.name,
      logoId: companies.logoFileId,
    })
    .from(events)
    .leftJoin(
      companies,
      and(eq(companies.id, events.linkedCompanyId), eq(companies.isPublished, true), eq(companies.enabled, true)),
    )
    .where(isThis);
  if (!found || !whole) throw notFound();
  const texts = isPreview ? { ...whole.unpublished, ...whole.published } : whole.published;
  const item = { ...found, texts };
  const related = await relatedEvents(database, viewer, item, now);
  const event = {
    ...toEventItem(item, language),
    content: textsFor(texts, language)?.texts.content ?? '',
    updatedAt: whole.updatedAt.toISOString(),
    timeZone: configuration.parkTimeZone,
    hasAgenda: whole.hasAgenda,
    linkedCompany:
      item.linkedCompanyId && whole.companyName !== null
        ? { id: item.linkedCompanyId, name: whole.companyName, logo: fileAddress(whole.logoId) }
        : null,
    related: related.map((row) => toEventItem(row, language)),
    series: await readSeries(database, viewer, item, now),
  };
  return { ...event, structuredData: eventStructuredData(event, configuration) };
}

/** Upcoming events of the same type, then of any type. */
async function relatedEvents(
  database: Database,
  viewer: EventViewer,
  item: EventItemRow,
  now: Date,
): Promise<EventItemRow[]> {
  const closeness: SQL[] = [eq(events.type, item.type), ne(events.type, item.type)];
  const found: EventItemRow[] = [];
  for (const isClose of closeness) {
    if (found.length === maxRelated) break;
    const known = [item.id, ...found.map(({ id }) => id)];
    found.push(
      ...(await selectEventItems(database)
        .where(
          and(
            isEventReadable(viewer, now),
            gte(events.startsAt, now),
            gt(events.endsAt, now),
            eq(events.status, 'scheduled'),
            isClose,
            notInArray(events.id, known),
            item.seriesId === null ? undefined : or(isNull(events.seriesId), ne(events.seriesId, item.seriesId)),
          ),
        )
        .orderBy(asc(events.startsAt), asc(events.id))
        .limit(maxRelated - found.length)),
    );
  }
  return found;
}

/** Returns the agenda of an event that the viewer may see; empty if there is none. */
export async function readAgenda(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  viewer: EventViewer,
  id: string,
  language: Language,
): Promise<{ items: AgendaItem[] }> {
  const rows = await database
    .select({
      startsAt: eventAgendaItems.startsAt,
      endsAt: eventAgendaItems.endsAt,
      texts: eventAgendaItems.texts,
      speaker: eventAgendaItems.speaker,
    })
    .from(events)
    .leftJoin(eventAgendaItems, eq(eventAgendaItems.eventId, events.id))
    .where(and(eq(events.id, recordId(id)), isEventReadable(viewer, clock())))
    .orderBy(asc(eventAgendaItems.position));
  if (rows.length === 0) throw notFound();
  return {
    items: rows.flatMap(({ startsAt, endsAt, texts, speaker }) =>
      startsAt && endsAt && texts
        ? [
            {
              startDate: startsAt.toISOString(),
              endDate: endsAt.toISOString(),
              title: textsFor(texts, language)?.texts.title ?? '',
              speaker,
            },
          ]
        : [],
    ),
  };
}
