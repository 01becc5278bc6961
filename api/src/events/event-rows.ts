/** Rows of events, and what is made of them for a reader. */
import { eq, sql } from 'drizzle-orm';
import type { EventItem } from '@park/contract/events';
import type { Language } from '@park/contract/texts';
import type { Database } from '../database/database';
import { files } from '../files/tables';
import { imageColumns, storedImage } from '../listing/stored-image';
import { textsFor } from '../listing/texts';
import { events, type EventTexts } from './tables';

/** Lists leave the long texts in the database. */
const textsWithoutContent = sql<{ [L in Language]?: Omit<EventTexts, 'content'> }>`${events.texts} #- '{en,content}' #- '{fr,content}'`;

export const selectEventItems = (database: Database) =>
  database
    .select({
      id: events.id,
      type: events.type,
      texts: textsWithoutContent,
      publishedAt: events.publishedAt,
      isPublished: events.isPublished,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      isAllDay: events.isAllDay,
      location: events.location,
      onlineUrl: events.onlineUrl,
      registrationUrl: events.registrationUrl,
      isMembersOnly: events.isMembersOnly,
      isKnova: events.isKnova,
      status: events.status,
      linkedCompanyId: events.linkedCompanyId,
      ...imageColumns,
    })
    .from(events)
    .leftJoin(files, eq(files.id, events.imageId))
    .$dynamic();

export type EventItemRow = Awaited<ReturnType<typeof selectEventItems>>[number];

export function toEventItem(row: EventItemRow, wanted: Language): EventItem {
  const read = textsFor(row.texts, wanted);
  return {
    id: row.id,
    type: row.type,
    title: read?.texts.title ?? '',
    summary: read?.texts.summary ?? '',
    image: storedImage(row, read?.texts.imageAlt),
    publishedAt: row.publishedAt.toISOString(),
    isPublished: row.isPublished,
    startDate: row.startsAt.toISOString(),
    endDate: row.endsAt.toISOString(),
    isAllDay: row.isAllDay,
    location: row.location,
    onlineUrl: row.onlineUrl,
    registrationUrl: row.registrationUrl,
    membersOnly: row.isMembersOnly,
    isKnova: row.isKnova,
    status: row.status,
    linkedCompanyId: row.linkedCompanyId,
    language: read?.language ?? wanted,
    availableLanguages: read?.availableLanguages ?? [],
  };
}
